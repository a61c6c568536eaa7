"""Guided entry of what two cards of one colour order are."""

from sideboards_score.cli.ask import GoBack, answer
from sideboards_score.cli.output import print_message
from sideboards_score.model.cards import Card
from sideboards_score.model.lesson import Question
from sideboards_score.render.sentences.lessons import question_values
from sideboards_score.service.learning import AskPair
from sideboards_score.words import Words


def pair_asker(words: Words) -> AskPair:
    """Asks on the terminal what two cards of one colour order are."""
    return lambda question: ask_pair(question, words)


def ask_pair(question: Question, words: Words) -> tuple[Card, ...]:
    """Ask which of the two are right; neither where nobody knows yet."""
    answers = {
        "": (),
        "1": (question.one,),
        "2": (question.other,),
        "12": (question.one, question.other),
    }
    asked = words("ask-pair", **question_values(question, words))
    while True:
        try:
            return answers["".join(answer(asked).split())]
        except (KeyError, GoBack):
            print_message(words("ask-pair-wrong"))
