"""Two solvers' opinions on the largest choice of sets of which no two overlap."""

from collections.abc import Collection, Hashable, Sequence

import numpy as np
from ortools.sat.python import cp_model
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

Sets = Sequence[Collection[Hashable]]


def cp_sat(sets: Sets) -> int:
    """The answer of OR-Tools CP-SAT; one worker and no presolve are fastest for models so small."""
    model = cp_model.CpModel()
    taken = [model.new_bool_var("") for _ in sets]
    for group in _sharing(sets):
        model.add_at_most_one([taken[i] for i in group])
    model.maximize(sum(taken))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_presolve = False
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def highs(sets: Sets) -> int:
    """The answer of SciPy's HiGHS."""
    if not sets:
        return 0
    groups = list(_sharing(sets))
    columns = [i for group in groups for i in group]
    ends = np.cumsum([0, *map(len, groups)])
    at_most_one = csr_array((np.ones(len(columns)), columns, ends), shape=(len(groups), len(sets)))
    result = milp(
        -np.ones(len(sets)),
        integrality=np.ones(len(sets)),
        bounds=Bounds(0, 1),
        constraints=[LinearConstraint(at_most_one, ub=1)] if groups else [],
    )
    assert result.success
    return -round(float(result.fun))


def _sharing(sets: Sets) -> "list[list[int]]":
    """For every element of several sets, those sets."""
    through: dict[Hashable, list[int]] = {}
    for index, elements in enumerate(sets):
        for element in elements:
            through.setdefault(element, []).append(index)
    return [group for group in through.values() if len(group) > 1]
