"""The smallest way to each kind of fault in files, cards, objectives and games."""

from collections.abc import Mapping

from tests.kinds.harness import Case

GOALS = "deck: demo\nobjectives: [3, 9, 19]\n"
CARDS = "1 2 3 4 5 6 7 8"
ANN = f"players:\n- {{name: Ann, sideboard: {CARDS}}}\n"
SCORE = "score --deck demo --objectives 3,9,19 --partial --player "
ONE_CARD = "cards: {1: RfTPsOKb}\n"
ROWS = """objectives:
  15: {kind: rows, of: color, rows: 2}
  17: {kind: rows, of: color, rows: 1}
  18: {kind: rows, of: handle, rows: 1}
  19: {kind: rows, of: color, rows: 1, value: red}
  27: {kind: rows, of: color, lines: [1, 4]}
"""


def game(text: str | bytes) -> Case:
    """A game file to score."""
    return Case("score g.yaml", {"g.yaml": text})


def player(text: str) -> Case:
    """A game file with one more player."""
    return game(f"{GOALS}players:\n- {text}\n")


def rows(text: str) -> Case:
    """A game file with a spelled-out row objective."""
    goals = f"objectives: {{colors: 3, handles: 9, rows: {{{text}}}}}\n"
    return game(f"deck: demo\n{goals}{ANN}")


def deck(text: str) -> Case:
    """A deck file to validate."""
    return Case("deck validate d.yaml", {"d.yaml": text})


def cards(text: str) -> Case:
    return deck(f"cards: {{{text}}}\nobjectives: {{}}\n")


def typed(text: str) -> Case:
    """Cards of a player on the command line."""
    return Case(f"{SCORE}'Ann={text}'")


def with_deck(cards_of: str, laid: str) -> Case:
    """Cards of a player with an owner's deck."""
    text = f"cards: {{{cards_of}}}\n{ROWS}"
    options = "score --deck d.yaml --partial --objectives XX=1,XX=1,17"
    return Case(f"{options} --player 'Ann={laid}'", {"d.yaml": text})


def goals(text: str) -> Case:
    """Objectives on the command line."""
    return Case(f"score --deck demo --objectives {text} --player 'Ann={CARDS}'")


def learned(text: str) -> Case:
    return deck(f"{ONE_CARD}objectives: {{}}\nlearned: {text}\n")


FILES: Mapping[str, Case] = {
    "file-missing": Case("score no.yaml"),
    "path-empty": Case("score ''"),
    "file-is-folder": Case("score ."),
    "file-not-readable": Case(f"score {'x' * 300}"),
    "file-too-large": game(b"#" * 4_000_001),
    "file-not-utf8": game(b"\xff\xfe"),
    "file-binary": game(b"\0"),
    "standard-input-closed": Case("score -", stdin=None),
    "yaml-merge": game("<<: {deck: demo}\n"),
    "yaml-empty": game("# to do\n"),
    "yaml-not-fields": game("- a\n"),
    "yaml-several": game(f"{GOALS}---\n{GOALS}"),
    "yaml-deep": game("[" * 21 + "]" * 21),
    "yaml-key": game("? [deck]\n: demo\n"),
    "yaml-twice": game("deck: demo\ndeck: demo\n"),
    "yaml-alias": game("deck: *all\n"),
    "yaml-character": game("deck: \x01\n"),
    "yaml-tab": game("players:\n\t- name: Ann\n"),
    "yaml-colon": game("deck: demo\n objectives: [3]\n"),
    "yaml-bracket": game("objectives: [3, 9\ndeck: demo\n"),
    "yaml-quote": game('deck: "demo\n'),
    "json-not-fields": game("[1]"),
    "date-wrong": game(f"{GOALS}{ANN}date: 28.11.2026\n"),
    "json-syntax": game('{"deck": @demo}'),
    "yaml-syntax": game("deck: @demo\n"),
    "field-unknown": game("dekc: demo\n"),
    "field-missing": game("deck: demo\n"),
    "field-not-text": player("{name: [Ann]}"),
    "field-not-flag": game(f"{GOALS}partial: 2\n"),
    "field-not-number": deck("handles_per_card: three\n"),
    "field-not-choice": game(f"{GOALS}edition: no\n"),
    "field-not-list": game(f"{GOALS}players: Ann\n"),
    "field-not-fields": player("Ann"),
    "save-exists": Case(f"{SCORE}'Ann=1' --save g.yaml", {"g.yaml": ""}),
    "save-no-folder": Case(f"{SCORE}'Ann=1' --save no/g.yaml"),
    "save-dash": Case(f"{SCORE}'Ann=1' --save -"),
    "save-failed": Case(f"{SCORE}'Ann=1' --save {'x' * 300}"),
}
TYPED: Mapping[str, Case] = {
    "card-letter": typed("RTPOg"),
    "card-handle-first": typed("sRTPOK"),
    "card-two-handles": typed("RfsTPOK"),
    "card-drawers": typed("RTPO"),
    "card-color-twice": typed("RRTP?"),
    "card-color-lacks": typed("RRTPO"),
    "card-no-such-order": with_deck("1: RfTPsOKb", "TRPOK"),
    "card-empty-deck": with_deck("", "RTPOK"),
    "card-several": with_deck("1: RfTPsOKb, 2: RsTPfOKb", "RTPOK"),
    "card-number": typed("61"),
    "card-id": with_deck("A: RfTPsOKb", "Z"),
    "card-not-spelled-out": cards("1: RTPOK"),
    "card-twice": typed("1 1"),
    "cards-few": Case("score --deck demo --objectives 3,9,19 --player Ann=1"),
    "cards-many": typed(f"{CARDS} 9"),
    "cards-none": typed(""),
    "drawer-wrong": player('{name: Ann, photo: a.jpg, fix: {"3,2": Zz}}'),
    "pattern-sign": goals("XY=1,9,19"),
    "pattern-empty": goals("..=1,9,19"),
    "pattern-size": goals("XXXXXXXXX=1,9,19"),
    "objective-not-number": game(f"deck: demo\nobjectives: [three, 9, 19]\n{ANN}"),
    "objective-twice": deck(f"cards: {{}}\n{ROWS}  019: {{kind: rows, of: color, rows: 1}}\n"),
    "objective-unknown": goals("3,9,31"),
    "objective-other-kind": game(f"deck: demo\nobjectives: {{colors: 9}}\n{ANN}"),
    "objective-kind-twice": goals("3,4,19"),
    "objective-kind-two": game(
        "deck: demo\nobjectives: [" + 2 * "{of: handle, pattern: [XX], points: 1}, " + f"19]\n{ANN}"
    ),
    "objective-kind-missing": goals("3,9"),
    "objective-kind-needed": Case(
        f"check --deck demo --objectives 9 --player 'Ann={CARDS}' --claim Ann.colors=1"
    ),
    "objective-no-pattern": Case(f"score --deck retail --objectives 3,9,19 --player 'Ann={CARDS}'"),
    "objective-no-pattern-in-file": game(
        f"deck: retail\nobjectives: {{colors: 3, handles: 9, rows: {{of: color, rows: 2}}}}\n{ANN}"
    ),
    "objectives-none": Case(
        "score --deck d.yaml --objectives 3,9,19 --player Ann=1 --partial",
        {"d.yaml": f"{ONE_CARD}objectives: {{}}\n"},
    ),
    "objectives-empty": goals("3,,19"),
    "objectives-nothing": goals(","),
    "objectives-too-many": goals("XX=1,XX=1,XX=1"),
    "objectives-spelling": goals("three,9,19"),
    "objectives-rows-spelled": goals("19=X./.X=3,3,9"),
    "objectives-missing": Case("score --player Ann=1"),
    "value-unknown": rows("value: violet, rows: 1"),
    "value-other-kind": rows("of: handle, value: red, rows: 1"),
    "rows-count": rows("of: color, rows: 3"),
    "lines-wrong": rows("of: color, lines: [1, 9]"),
    "players-none": game(GOALS),
    "players-many": Case(SCORE + " --player ".join(f"{name}={name}" for name in "1234567")),
    "players-same-name": Case(f"{SCORE}Ann=1 --player ann=2"),
    "name-missing": Case(f"{SCORE}=1"),
    "name-unprintable": Case(f"{SCORE}'A\x1bnn=1'"),
    "photo-and-cards": player("{name: Ann, sideboard: 1, photo: a.jpg}"),
    "photo-missing": player("{name: Ann, turn: 90}"),
    "fix-place": player('{name: Ann, photo: a.jpg, fix: {"9,9": Of}}'),
}
DECKS: Mapping[str, Case] = {
    "deck-unknown": Case("deck show dmeo"),
    "deck-empty": Case("deck show ''"),
    "deck-handles-per-card": deck("handles_per_card: 9\n"),
    "deck-faults": Case("deck show d.yaml", {"d.yaml": "handles_per_card: 9\n"}),
    "id-empty": cards('"": RfTPsOKb'),
    "id-space": cards("a b: RfTPsOKb"),
    "id-unprintable": cards('"a\\u200b": RfTPsOKb'),
    "id-code": cards("RTPOK: RfTPsOKb"),
    "id-turned": cards("1r: RfTPsOKb"),
    "id-case": cards("a: RfTPsOKb, A: TfRPsOKb"),
    "learned-source": learned("{seen: {RfTPsOKb: [someone]}}"),
    "learned-shade": learned("{shades: {0123456789ab: {red: blood}}}"),
    "learned-pair": learned("{two_cards: [[RfTPsOKb, TfRPsOKb]]}"),
}
FINDINGS: Mapping[str, Case] = {
    "same-order": cards("1: RfTPsOKb, 2: KfOPsTRb"),
    "color-repeated": cards("1: RfRPsOKb"),
    "handles-not-each-once": cards("1: RfTPfOKb"),
    "strange-field": deck(f"{ONE_CARD}objectives: {{}}\nshop: Bern\n"),
    "cards-incomplete": cards("1: RxTxPxOxKx"),
    "objectives-incomplete": deck(f"{ONE_CARD}objectives: {{3: {{kind: pattern, of: color}}}}\n"),
    "written-otherwise": learned("{seen: {RfTPsOKb: [hand], RsTPfOKb: [0123456789ab a.jpg]}}"),
    "readings-differ": deck(
        "cards: {1: RxTxPxOxKx}\nobjectives: {}\nlearned:\n"
        "  seen: {RfTPsOKb: [0123456789ab a.jpg], RsTPfOKb: [ba9876543210 b.jpg]}\n"
    ),
}
