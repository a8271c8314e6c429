"""Expressions: integer expressions of Python as C, evaluated in the same order.

C may evaluate the operands of most operators in any order. Where the order could change the result, the source is
refused; assigning the first value to a name on a line of its own fixes the order.
"""

import ast
from collections.abc import Callable
from typing import NamedTuple

from .functions import COUNTS, INTEGERS, Function, Functions

CHAIN = 10  # the precedence of comparisons
RANKS = {"*": 13, "+": 12, "-": 12, ">>": 11, "<": 10, "<=": 10, ">": 10, ">=": 10, "==": 9, "!=": 9, "&": 8, "^": 7}
RANKS |= {"|": 6, "&&": 5, "||": 4, "?": 3}
PRIMARY, UNARY = 16, 14
PLAIN = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
BITS = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
CALLED = {ast.FloorDiv: "div_", ast.Mod: "mod_", ast.LShift: "shl_", ast.RShift: "shr_"}
CHECKED = {ast.Add: "add_", ast.Sub: "sub_", ast.Mult: "mul_"}
COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
KEYWORDS = """
auto break case char const continue default do double else enum extern float for goto if inline int long register
restrict return short signed sizeof static struct switch typedef union unsigned void volatile while I U
"""
C_WORDS = frozenset(KEYWORDS.split())


def is_narrow(value: int) -> bool:
    """Whether 32 bits hold a value."""
    return abs(value) < 2**31


class C(NamedTuple):
    """An expression in C: its text, the precedence of its operator, and whether it has 64 bits."""

    text: str
    rank: int = PRIMARY
    is_wide: bool = True

    def within(self, rank: int) -> str:
        """The text, in parentheses if an operator of that precedence around it needs them."""
        return self.text if self.rank >= rank else f"({self.text})"

    def wide(self) -> "C":
        """The same in 64 bits."""
        return self if self.is_wide else C(f"(I){self.within(UNARY)}", UNARY)


class Expressions:
    """Writes the expressions of one function."""

    def __init__(self, functions: Functions, function: Function, site: Callable[[ast.AST, str], int] | None) -> None:
        self.functions, self.function = functions, function
        self.site = site  # numbers a place in the text that is checked; None where nothing is

    def local(self, name: str) -> str:
        """A local name that is safe in C: no keyword, no constant, and no name of the translator's own."""
        is_taken = name in C_WORDS or name != name.lower() or name.endswith("_")
        return f"{name}_" if is_taken and name != "_" else name

    def value(self, node: ast.expr) -> C:
        """An expression's value."""
        writer: Callable[..., C] | None = getattr(self, f"value_of_{type(node).__name__.lower()}", None)
        if writer is None:
            self.function.refuse(node, "an expression that is not of integers")
        return writer(node)

    def text(self, node: ast.expr) -> str:
        """An expression's text, for a place that needs no parentheses."""
        return self.value(node).text

    def ordered(self, node: ast.AST, parts: list[ast.expr]) -> None:
        """Refuse operands whose order of evaluation could change the result."""
        if not self.functions.in_any_order(self.function, parts):
            self.function.refuse(node, "here the order matters: give the value that comes first a name")

    # Names and places.

    def value_of_constant(self, node: ast.Constant) -> C:
        if isinstance(node.value, bool):
            return C(str(int(node.value)), is_wide=False)
        if not isinstance(node.value, int):
            self.function.refuse(node, "a constant that is no integer")
        return self.literal(node, node.value)

    def literal(self, node: ast.AST, value: int) -> C:
        """An integer as C has it."""
        if not -(2**63) < value < 2**63:
            self.function.refuse(node, "an integer of more than 64 bits")
        if is_narrow(value):
            return C(str(value), PRIMARY if value >= 0 else UNARY, is_wide=False)
        return C(f"INT64_C({value})", PRIMARY if value >= 0 else UNARY)

    def value_of_name(self, node: ast.Name) -> C:
        if self.function.is_record(node.id):
            self.function.refuse(node, "a state, a deck or counts are no number")
        if node.id in self.function.kinds:
            return C(self.local(node.id))
        found = self.function.modules.constant(self.function.module.name, node.id)
        if found is None:
            self.function.refuse(node, "a name that is neither a local one nor a constant's")
        if not is_narrow(found):
            return self.literal(node, found)
        return C(self.function.modules.constant_name(self.function.module.name, node.id), is_wide=False)

    def value_of_attribute(self, node: ast.Attribute) -> C:
        _, cell = self.function.cell(node)
        if cell.length:
            self.function.refuse(node, "a whole array is no value")
        return C(self.place(node), is_wide=cell.bits == 64)

    def value_of_subscript(self, node: ast.Subscript) -> C:
        if (table := self.function.table(node)) is not None:
            return self.value_in_table(node, table)
        is_counts = self.function.memory(node) == COUNTS
        assert is_counts or isinstance(node.value, ast.Attribute)
        return C(self.place(node), is_wide=is_counts or self.function.cell(node.value)[1].bits == 64)  # type: ignore[arg-type]

    def value_in_table(self, node: ast.Subscript, table: tuple[int, ...]) -> C:
        """An integer of a table."""
        assert isinstance(node.value, ast.Name)
        name = self.function.modules.table_name(self.function.module.name, node.value.id)
        known, index = self.known(node.slice), self.text(node.slice)
        if known is not None and not 0 <= known < len(table):
            self.function.refuse(node, f"{node.value.id} has the indices from 0 to {len(table) - 1}")
        if self.site:
            index = f"at_({index}, {len(table)}, {self.site(node, f'an index into {node.value.id}')})"
        return C(f"{name}[{index}]", is_wide=False)

    def place(self, node: ast.expr) -> str:
        """The place that an assignment writes and a value reads."""
        if isinstance(node, ast.Name):
            if self.function.is_record(node.id):
                self.function.refuse(node, "only integers are assigned")
            return self.local(node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if self.function.cell(node)[1].length:
                self.function.refuse(node, "a whole array is not assigned")
            return f"{self.local(node.value.id)}->{node.attr}"
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice | ast.Tuple):
            self.function.memory(node)
            index = self.text(node.slice)
            if isinstance(node.value, ast.Attribute) and isinstance(node.value.value, ast.Name):
                record, cell = self.function.cell(node.value)
                known = self.known(node.slice)
                if known is not None and not 0 <= known < cell.length:
                    self.function.refuse(node, f"{record}.{cell.name} has the indices from 0 to {cell.length - 1}")
                if self.site:
                    index = f"at_({index}, {cell.length}, {self.site(node, f'an index into {record}.{cell.name}')})"
                return f"{self.local(node.value.value.id)}->{node.value.attr}[{index}]"
            assert isinstance(node.value, ast.Name)
            if self.site:
                index = f"at_({index}, counts_, {self.site(node, 'an index into counts')})"
            return f"{self.local(node.value.id)}[{index}]"
        self.function.refuse(node, "a place is a name, a field or an item of one")

    def known(self, node: ast.expr) -> int | None:
        """The value of a constant, named or literal; None for any other expression."""
        if isinstance(node, ast.Name) and node.id not in self.function.kinds:
            return self.function.modules.constant(self.function.module.name, node.id)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.known(node.operand)
            return None if value is None else -value
        return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None

    # Operators.

    def value_of_unaryop(self, node: ast.UnaryOp) -> C:
        if isinstance(node.op, ast.Not):
            return C(f"!{self.truth(node.operand).within(UNARY)}", UNARY, is_wide=False)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and type(node.operand.value) is int:
            return self.literal(node, -node.operand.value)
        if isinstance(node.op, ast.USub):
            if self.site:
                return C(f"sub_(0, {self.text(node.operand)}, {self.site(node, 'a negation')})")
            return C(f"-{self.value(node.operand).wide().within(UNARY + 1)}", UNARY)
        if isinstance(node.op, ast.Invert):
            return C(f"~{self.value(node.operand).wide().within(UNARY)}", UNARY)
        self.function.refuse(node, "an operator that is not of integers")

    def value_of_binop(self, node: ast.BinOp) -> C:
        self.ordered(node, [node.left, node.right])
        count = self.known(node.right)
        if isinstance(node.op, ast.LShift | ast.RShift) and count is not None and not 0 <= count < 64:
            self.function.refuse(node, "a shift goes by 0 to 63 places")
        return self.operated(node, node.op, self.value(node.left), self.value(node.right))

    def operated(self, node: ast.AST, op: ast.operator, left: C, right: C) -> C:
        """A binary operation. Sums and products of 32-bit values need 64 bits; bitwise operations do not."""
        if self.site and type(op) in CHECKED:
            return C(f"{CHECKED[type(op)]}({left.text}, {right.text}, {self.site(node, 'an overflow')})")
        if type(op) in CALLED:
            name = CALLED[type(op)]
            if self.site:
                return C(f"{name}({left.text}, {right.text}, {self.site(node, f'{name[:3]} by a wrong number')})")
            if name == "shr_":
                return C(f"{left.wide().within(RANKS['+'] + 1)} >> {right.within(RANKS['+'] + 1)}", RANKS[">>"])
            return C(f"{name}({left.text}, {right.text})")
        if type(op) in BITS:
            sign = BITS[type(op)]
            rank = RANKS[sign]
            parts = (left.text if left.rank == rank else left.within(UNARY), right.within(UNARY))
            return C(f" {sign} ".join(parts), rank, left.is_wide or right.is_wide)
        if type(op) not in PLAIN:
            self.function.refuse(node, "an operator that is not of integers")
        sign = PLAIN[type(op)]
        if not right.is_wide:
            left = left.wide()
        return C(f"{left.within(RANKS[sign])} {sign} {right.within(RANKS[sign] + 1)}", RANKS[sign])

    def value_of_compare(self, node: ast.Compare) -> C:
        values = [node.left, *node.comparators]
        for middle in values[1:-1]:
            if not self.may_stand_twice(middle):
                self.function.refuse(node, "the middle of a chain is worked out twice: give it a name first")
        parts = []
        for left, op, right in zip(values, node.ops, values[1:], strict=False):
            if type(op) not in COMPARED:
                self.function.refuse(node, "a comparison that is not of integers")
            self.ordered(node, [left, right])
            sign = COMPARED[type(op)]
            rank = RANKS[sign]
            parts.append(f"{self.value(left).within(CHAIN + 1)} {sign} {self.value(right).within(CHAIN + 1)}")
        if len(parts) == 1:
            return C(parts[0], rank, is_wide=False)
        return C(" && ".join(parts), RANKS["&&"], is_wide=False)

    def may_stand_twice(self, node: ast.expr) -> bool:
        """Whether a value can be written twice: it calls nothing, and nothing in it is written twice itself."""
        twofold = (ast.Call, ast.Compare, ast.BoolOp, ast.IfExp)
        return not any(isinstance(part, twofold) for part in ast.walk(node))

    # Truth.

    def is_truth(self, node: ast.expr) -> bool:
        """Whether a value is 0 or 1 for sure."""
        if isinstance(node, ast.Call):
            called = self.function.called(node)
            return isinstance(called, tuple) and self.functions.known[called].returns == "bool"
        if isinstance(node, ast.BoolOp):
            return all(map(self.is_truth, node.values))
        if isinstance(node, ast.Constant):
            return isinstance(node.value, bool)
        return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))

    def truth(self, node: ast.expr) -> C:
        """An expression of which only the truth value is used."""
        if isinstance(node, ast.BoolOp):
            sign = "&&" if isinstance(node.op, ast.And) else "||"
            tight = RANKS["&&"] + (sign == "||")  # in C `and` binds tighter than `or`, too, but readers forget it
            parts = [self.truth(value).within(tight) for value in node.values]
            return C(f" {sign} ".join(parts), RANKS[sign], is_wide=False)
        return self.value(node)

    def value_of_boolop(self, node: ast.BoolOp) -> C:
        """`and` and `or` give one of their values: the first that is false, or true; else the last."""
        if self.is_truth(node):
            return self.truth(node)
        value = self.value(node.values[-1]).wide()
        for first in reversed(node.values[:-1]):
            if isinstance(node.op, ast.And):
                test = self.truth(first).within(RANKS["?"] + 1)
                value = C(f"{test} ? {value.within(RANKS['?'] + 1)} : 0", RANKS["?"])
                continue
            if self.is_truth(first):
                test = self.truth(first).within(RANKS["?"] + 1)
                value = C(f"{test} ? 1 : {value.within(RANKS['?'] + 1)}", RANKS["?"])
                continue
            if not self.may_stand_twice(first):
                self.function.refuse(node, "what stands before `or` is worked out twice: give it a name first")
            one = self.value(first).wide()
            test, other = one.within(RANKS["?"] + 1), value.within(RANKS["?"] + 1)
            value = C(f"{test} ? {test} : {other}", RANKS["?"])
        return value

    def value_of_ifexp(self, node: ast.IfExp) -> C:
        test = self.truth(node.test).within(RANKS["?"] + 1)
        body, other = self.value(node.body), self.value(node.orelse)
        text = f"{test} ? {body.within(RANKS['?'] + 1)} : {other.within(RANKS['?'])}"
        return C(text, RANKS["?"], body.is_wide or other.is_wide)

    # Calls.

    def value_of_call(self, node: ast.Call) -> C:
        called = self.function.called(node)
        if called in self.functions.silent:
            self.function.refuse(node, "the value of a call that vanishes")
        if isinstance(called, tuple):
            if not self.functions.known[called].returns:
                self.function.refuse(node, "the value of a function that gives none")
            return self.call(node, called)
        if called == "range" or len(node.args) != 2:
            self.function.refuse(node, "max and min take two values, and a range is none")
        self.ordered(node, node.args)
        return C(f"{called}_({', '.join(map(self.text, node.args))})")

    def call(self, node: ast.Call, called: tuple[str, str]) -> C:
        """A call of a translated function: records by their names, all else by value."""
        target = self.functions.known[called]
        if len(node.args) != len(target.parameters):
            self.function.refuse(node, f"{target.name} takes {len(target.parameters)} arguments")
        texts = []
        for argument, parameter in zip(node.args, target.parameters, strict=True):
            kind = self.function.kinds.get(argument.id, "int") if isinstance(argument, ast.Name) else "int"
            wanted = target.kinds[parameter]
            if target.is_record(parameter) and kind == wanted:
                texts.append(self.local(argument.id))  # type: ignore[attr-defined]
            elif target.is_record(parameter) or kind not in INTEGERS:
                self.function.refuse(node, f"{target.name} takes {wanted} as {parameter}")
            else:
                texts.append(self.text(argument))
        self.ordered(node, node.args)
        return C(f"{target.name}({', '.join(texts)})")
