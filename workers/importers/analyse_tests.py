"""Takes HumanEval's `check` function apart into calls with expectations, where that can be done.

Runs in a sandbox: the tests are a stranger's code too. Answers plain data:
    ("calls", [(public, arguments, kind, expected, tolerance), ...]) or ("checker", reason).
"""

import ast
import copy
import random
import re

MAX_CASES = 200


class NotConvertible(Exception):
    pass


def analyse(prompt, entry_point, test):
    try:
        return ("calls", Analysis(prompt, entry_point, test).cases())
    except NotConvertible as error:
        return ("checker", str(error))


class Analysis:
    def __init__(self, prompt, entry_point, test):
        # Tests that draw inputs at random get the same ones at every import.
        random.seed(0)
        self.scope = {"__name__": "tests"}
        try:
            exec(prompt, self.scope)
        except SyntaxError:
            raise NotConvertible("the prompt does not stand by itself")
        self.examples = prompt_examples(prompt, entry_point, self.scope)
        self.check = None
        for node in ast.parse(test).body:
            if isinstance(node, ast.FunctionDef) and node.name == "check":
                self.check = node
            else:
                self.run(node)
        if self.check is None or len(self.check.args.args) != 1:
            raise NotConvertible("no function check(candidate)")
        self.candidate = self.check.args.args[0].arg
        self.forbidden = {self.candidate, entry_point}
        self.found = []

    def cases(self):
        for statement in self.check.body:
            self.visit(statement)
        if not self.found:
            raise NotConvertible("no assertion on the candidate")
        return sorted(self.found, key=lambda case: not case[0])

    def visit(self, node):
        if isinstance(node, ast.Assert):
            self.visit_assert(node.test)
        elif isinstance(node, ast.For) and not node.orelse and isinstance(node.target, (ast.Name, ast.Tuple)):
            self.visit_loop(node)
        elif isinstance(node, (ast.Import, ast.ImportFrom, ast.Assign, ast.Expr, ast.Pass)):
            self.run(node)
        else:
            raise NotConvertible("a statement of another kind: " + type(node).__name__)

    def visit_loop(self, node):
        for index, item in enumerate(self.value(node.iter)):
            if index >= MAX_CASES:
                raise NotConvertible("a loop of too many rounds")
            name = "__item"
            self.scope[name] = item
            self.run(ast.Assign([node.target], ast.Name(name, ast.Load())))
            for statement in node.body:
                self.visit(statement)

    def visit_assert(self, test):
        if isinstance(test, ast.Constant) and test.value is True:
            return
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.add(test.operand, "falsy")
        elif isinstance(test, ast.Call):
            self.add(test, "truthy")
        elif isinstance(test, ast.Compare) and len(test.ops) == 1:
            self.visit_comparison(test.left, test.ops[0], test.comparators[0])
        else:
            raise NotConvertible("an assertion of another form")

    def visit_comparison(self, left, operator, right):
        if isinstance(operator, ast.Eq) and self.is_call_of(left, "tuple") and self.is_call_of(right, "tuple"):
            self.add(left.args[0], "equal-as-tuple", self.value(right))
        elif isinstance(operator, ast.Eq):
            self.add(left, "equal", self.value(right))
        elif isinstance(operator, ast.Is) and isinstance(right, ast.Constant):
            self.add(left, "identical", self.value(right))
        elif isinstance(operator, ast.Lt) and self.is_call_of(left, "abs"):
            difference = left.args[0]
            if not isinstance(difference, ast.BinOp) or not isinstance(difference.op, ast.Sub):
                raise NotConvertible("a tolerance on something else than a difference")
            self.add(difference.left, "close", self.value(difference.right), self.value(right))
        else:
            raise NotConvertible("a comparison of another form")

    def is_call_of(self, node, name):
        return (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == name
            and len(node.args) == 1
            and not node.keywords
        )

    def add(self, call, kind, expected=None, tolerance=None):
        direct = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if not direct or call.func.id != self.candidate or call.keywords:
            raise NotConvertible("not a plain call of the candidate")
        if len(self.found) >= MAX_CASES:
            raise NotConvertible("too many cases")
        arguments = tuple(copy.deepcopy(self.value(argument)) for argument in call.args)
        public = repr(arguments) in self.examples
        self.found.append((public, arguments, kind, copy.deepcopy(expected), tolerance))

    def value(self, node):
        self.refuse_candidate(node)
        return eval(compile(ast.fix_missing_locations(ast.Expression(node)), "tests", "eval"), self.scope)

    def run(self, node):
        if self.check is not None:
            self.refuse_candidate(node)
        module = ast.fix_missing_locations(ast.Module([node], []))
        exec(compile(module, "tests", "exec"), self.scope)

    def refuse_candidate(self, node):
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id in getattr(self, "forbidden", ()):
                raise NotConvertible("the candidate is used outside of a plain call")


def prompt_examples(prompt, entry_point, scope):
    """Argument lists of every call of the entry point that the prompt shows, as repr."""
    shown = set()
    # Not the definition itself, and no other name that ends in this one.
    for call in re.finditer(r"(?<![\w.])(?<!def )" + re.escape(entry_point) + r"\(", prompt):
        shown.update(read_call(prompt, call.start(), scope))
    return shown


def read_call(text, start, scope):
    for end in range(start, min(len(text), start + 2000)):
        if text[end] != ")":
            continue
        try:
            call = ast.parse(text[start : end + 1].strip(), mode="eval").body
            if isinstance(call, ast.Call) and not call.keywords:
                return [repr(tuple(eval(compile(ast.Expression(a), "prompt", "eval"), scope) for a in call.args))]
        except Exception:
            # Prose, or the call goes on: look at the next closing bracket.
            continue
    return []
