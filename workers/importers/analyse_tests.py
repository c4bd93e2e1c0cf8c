"""Takes published tests apart into calls with expectations, where that can be done.

Runs in a sandbox: the tests are a stranger's code too. Answers plain data:
    ("calls", [(public, arguments, kind, expected, tolerance), ...], setup) or ("checker", reason).
`arguments` is a tuple, or, where only the candidate's own classes can make them, source of it; then
`setup` is source that runs in the candidate's process first: what such arguments need, no more.
"""

import ast
import copy
import importlib
import math
import random
import re
import sys

MAX_CASES = 200
MAX_DEPTH = 90
PLAIN = (type(None), bool, int, float, complex, str, bytes)


class NotConvertible(Exception):
    pass


def analyse(kind, *parts):
    """`check`: prompt, entry point, test source, other text that shows calls.
    `asserts`: entry point, setup source, list of (public, source of one statement)."""
    if kind == "none":
        return ("checker", "nothing to take apart")
    # Tests that draw inputs at random get the same ones at every import.
    random.seed(0)
    try:
        found = analyse_check(*parts) if kind == "check" else analyse_asserts(*parts)
        return ("calls", found.ordered_cases(), found.sent_setup())
    except NotConvertible as error:
        return ("checker", str(error))


def analyse_asserts(entry_point, setup, asserts):
    analysis = Analysis({entry_point})
    analysis.read_setup(ast.parse(setup).body)
    analysis.may_send_source = True
    for public, source in asserts:
        body = ast.parse(source).body
        if len(body) != 1 or not isinstance(body[0], ast.Assert):
            raise NotConvertible("not one assertion")
        analysis.public = public
        analysis.visit(body[0])
    return analysis.finish()


def analyse_check(prompt, entry_point, test, shown):
    analysis = Analysis({entry_point})
    try:
        exec(prompt, analysis.scope)
    except SyntaxError:
        raise NotConvertible("the prompt does not stand by itself")
    analysis.examples = shown_calls(prompt + "\n" + shown, entry_point, analysis.scope)
    checks = [node for node in ast.parse(test).body if is_check(node)]
    if len(checks) != 1 or len(checks[0].args.args) != 1:
        raise NotConvertible("no function check(candidate)")
    candidate = checks[0].args.args[0].arg
    analysis.names = {candidate, entry_point}
    analysis.read_setup([node for node in ast.parse(test).body if not is_check(node)])
    # A test that keeps values of its own would need them where its arguments are evaluated.
    analysis.may_send_source = all(isinstance(node, ast.Assert) for node in checks[0].body)
    for statement in checks[0].body:
        analysis.visit(statement)
    return analysis.finish()


def is_check(node):
    return isinstance(node, ast.FunctionDef) and node.name == "check"


class Analysis:
    def __init__(self, names):
        self.names = names
        self.scope = {"__name__": "tests"}
        # What expectations of calls with sent arguments are evaluated in: nothing that is sent as well.
        self.bare_scope = {"__name__": "tests"}
        self.setup = []
        self.setup_failed = False
        self.may_send_source = False
        self.public = None
        self.examples = set()
        self.cases = []

    def finish(self):
        if not self.cases:
            raise NotConvertible("no assertion on the candidate")
        return self

    def sends_source(self):
        return any(isinstance(case[1], str) for case in self.cases)

    def ordered_cases(self):
        # What a call does to an object of the setup may matter to the next one.
        return self.cases if self.sends_source() else sorted(self.cases, key=lambda case: not case[0])

    def sent_setup(self):
        """What the sent arguments need: expected answers beside it must not reach the candidate."""
        sources = [case[1] for case in self.cases if isinstance(case[1], str)]
        if not sources:
            return None
        needed = set().union(*(names_in(ast.parse(source)) for source in sources))
        sent = []
        while True:
            more = [node for node in self.setup if node not in sent and serves(node, needed)]
            if not more:
                break
            sent.extend(more)
            needed.update(*(names_in(node) for node in more))
        return "\n".join(ast.unparse(node) for node in self.setup if node in sent) or None

    def read_setup(self, nodes):
        for node in nodes:
            self.setup.append(node)
            if self.setup_failed:
                continue
            try:
                self.run(node, self.scope)
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    self.run(node, self.bare_scope)
            except NameError:
                # It uses a class that every candidate brings along.
                self.setup_failed = True

    def visit(self, node):
        if isinstance(node, ast.Assert):
            self.visit_assert(node.test)
        elif isinstance(node, ast.For) and not node.orelse and isinstance(node.target, (ast.Name, ast.Tuple)):
            self.visit_loop(node)
        elif isinstance(node, (ast.Import, ast.ImportFrom, ast.Assign, ast.Expr, ast.Pass)):
            self.run(node, self.scope)
        else:
            raise NotConvertible("a statement of another kind: " + type(node).__name__)

    def visit_loop(self, node):
        for index, item in enumerate(self.value(node.iter)):
            if index >= MAX_CASES:
                raise NotConvertible("a loop of too many rounds")
            name = "__item"
            self.scope[name] = item
            self.run(ast.Assign([node.target], ast.Name(name, ast.Load())), self.scope)
            for statement in node.body:
                self.visit(statement)

    def visit_assert(self, test):
        if isinstance(test, ast.Constant) and test.value is True:
            return
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.add(test.operand, "falsy")
        elif isinstance(test, ast.Call) and self.is_function(test.func, math.isclose):
            self.visit_isclose(test)
        elif isinstance(test, ast.Call):
            self.add(test, "truthy")
        elif isinstance(test, ast.Compare) and len(test.ops) == 1:
            self.visit_comparison(test.left, test.ops[0], test.comparators[0])
        else:
            raise NotConvertible("an assertion of another form")

    def visit_isclose(self, call):
        options = {keyword.arg: keyword.value for keyword in call.keywords}
        if len(call.args) != 2 or not set(options) <= {"rel_tol", "abs_tol"}:
            raise NotConvertible("math.isclose of another form")
        answer, expected = call.args
        tolerances = [
            float(self.value(options[name])) if name in options else default
            for name, default in (("rel_tol", 1e-09), ("abs_tol", 0.0))
        ]
        if not all(0 <= tolerance < math.inf for tolerance in tolerances):
            raise NotConvertible("a tolerance out of bounds")
        self.add(answer, "is-close", expected, tuple(tolerances))

    def visit_comparison(self, left, operator, right):
        if isinstance(operator, ast.Eq) and self.is_call_of(left, tuple) and self.is_call_of(right, tuple):
            self.add(left.args[0], "equal-as-tuple", right)
        elif isinstance(operator, ast.Eq) and self.is_call_of(left, set):
            self.add(left.args[0], "equal-as-set", right)
        elif isinstance(operator, ast.Eq) and self.is_call_of(left, int):
            self.add(left.args[0], "equal-as-int", right)
        elif isinstance(operator, ast.Eq):
            self.add(left, "equal", right)
        elif isinstance(operator, ast.Is) and isinstance(right, ast.Constant):
            self.add(left, "identical", right)
        elif isinstance(operator, ast.Lt) and self.is_call_of(left, abs):
            difference = left.args[0]
            if not isinstance(difference, ast.BinOp) or not isinstance(difference.op, ast.Sub):
                raise NotConvertible("a tolerance on something else than a difference")
            self.add(difference.left, "close", difference.right, self.value(right))
        else:
            raise NotConvertible("a comparison of another form")

    def is_call_of(self, node, function):
        return (
            isinstance(node, ast.Call)
            and len(node.args) == 1
            and not node.keywords
            and self.is_function(node.func, function)
        )

    def is_function(self, node, function):
        if not isinstance(node, (ast.Name, ast.Attribute)) or self.uses_candidate(node):
            return False
        try:
            return self.value(node) is function
        except Exception:
            return False

    def add(self, call, kind, expectation=None, tolerance=None):
        direct = isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if not direct or call.func.id not in self.names or call.keywords:
            raise NotConvertible("not a plain call of the candidate")
        if any(isinstance(argument, ast.Starred) for argument in call.args):
            raise NotConvertible("arguments by a star")
        if len(self.cases) >= MAX_CASES:
            raise NotConvertible("too many cases")
        source = ast.unparse(ast.Tuple(call.args, ast.Load()))
        arguments = self.arguments(call.args)
        public = source in self.examples if arguments is None else repr(arguments) in self.examples
        if self.public is not None:
            public = self.public
        expected = None if expectation is None else self.expected(expectation, arguments is None)
        self.cases.append((public, source if arguments is None else arguments, kind, expected, tolerance))

    def arguments(self, nodes):
        """The values, or None where they have to be made in the candidate's process."""
        try:
            values = tuple(copy.deepcopy(self.value(node)) for node in nodes)
        except NotConvertible:
            raise
        except Exception as error:
            if not self.may_send_source:
                raise NotConvertible("arguments that can't be evaluated: " + type(error).__name__)
            return None
        return values if is_plain(values, 0) or not self.may_send_source else None

    def expected(self, node, sent):
        scope = self.bare_scope if sent else self.scope
        while True:
            try:
                return copy.deepcopy(self.value(node, scope))
            except NameError as error:
                # Some assertions rely on what most candidates import.
                if error.name not in sys.stdlib_module_names or error.name in scope:
                    raise NotConvertible("an expectation that only the candidate's process could evaluate")
                scope[error.name] = importlib.import_module(error.name)

    def value(self, node, scope=None):
        self.refuse_candidate(node)
        expression = ast.fix_missing_locations(ast.Expression(node))
        return eval(compile(expression, "tests", "eval"), self.scope if scope is None else scope)

    def run(self, node, scope):
        self.refuse_candidate(node)
        module = ast.fix_missing_locations(ast.Module([node], []))
        exec(compile(module, "tests", "exec"), scope)

    def refuse_candidate(self, node):
        if self.uses_candidate(node):
            raise NotConvertible("the candidate is used outside of a plain call")

    def uses_candidate(self, node):
        return any(isinstance(part, ast.Name) and part.id in self.names for part in ast.walk(node))


def names_in(node):
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def serves(node, needed):
    """Whether a statement of the setup makes or changes what one of the names stands for."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return node.name in needed
    if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(name in needed for target in targets for name in names_changed(target))
    return not names_in(node).isdisjoint(needed)


def names_changed(target):
    """`a` of `a`, `a.left` and `a[0]`, and of every part of `a, b`."""
    if isinstance(target, (ast.Tuple, ast.List)):
        return [name for part in target.elts for name in names_changed(part)]
    while isinstance(target, (ast.Attribute, ast.Subscript, ast.Starred)):
        target = target.value
    return [target.id] if isinstance(target, ast.Name) else list(names_in(target))


def is_plain(value, depth):
    """Whether a candidate that gets the value by a literal gets exactly this value."""
    kind = type(value)
    if kind in PLAIN:
        return True
    if depth >= MAX_DEPTH:
        return False
    if kind in (list, tuple, set, frozenset):
        return all(is_plain(item, depth + 1) for item in value)
    if kind is dict:
        return all(is_plain(item, depth + 1) for pair in value.items() for item in pair)
    return False


def shown_calls(text, entry_point, scope):
    """Argument lists of every call of the entry point that a text shows: repr, and source."""
    shown = set()
    # Not the definition itself, and no other name that ends in this one.
    for call in re.finditer(r"(?<![\w.])(?<!def )" + re.escape(entry_point) + r"\(", text):
        shown.update(read_call(text, call.start(), scope))
    return shown


def read_call(text, start, scope):
    for end in range(start, min(len(text), start + 2000)):
        if text[end] != ")":
            continue
        try:
            call = ast.parse(text[start : end + 1].strip(), mode="eval").body
        except Exception:
            # The call goes on: look at the next closing bracket.
            continue
        if not isinstance(call, ast.Call) or call.keywords:
            continue
        try:
            return [repr(tuple(eval(compile(ast.Expression(a), "prompt", "eval"), scope) for a in call.args))]
        except Exception:
            # Prose, or values that only the candidate's own classes can make.
            return [ast.unparse(ast.Tuple(call.args, ast.Load()))]
    return []
