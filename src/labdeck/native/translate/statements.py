"""Statements: the body of one function, line by line."""

import ast
import re
from collections.abc import Iterator

from .expressions import BITS, CALLED, PLAIN, C, Expressions
from .functions import COUNTS, INTEGERS

POINTERS = {"State": "State *", "Deck": "const Deck *", COUNTS: "I *"}
STEP = "  "


class Statements(Expressions):
    """Writes the statements of one function."""

    counters = 0

    def lines(self, body: list[ast.stmt], depth: int) -> Iterator[str]:
        """The lines of a block."""
        for node in body:
            writer = getattr(self, f"lines_of_{type(node).__name__.lower()}", None)
            if writer is None:
                self.function.refuse(node, "a statement that is not known")
            yield from (STEP * depth + line for line in writer(node))

    def block(self, head: str, body: list[ast.stmt], tail: str = "}") -> Iterator[str]:
        """A head, the lines of its body one step further in, and a tail."""
        yield head
        yield from self.lines(body, 1)
        if tail:
            yield tail

    def head(self) -> str:
        """The function's first line, without what opens its body."""
        kinds = self.function.kinds
        names = (f"{POINTERS.get(kinds[name], 'I ')}{self.local(name)}" for name in self.function.parameters)
        of = "ENTRY_" if self.function.is_entry else "static"
        return f"{of} {'I' if self.function.returns else 'void'} {self.function.name}({', '.join(names) or 'void'})"

    def whole(self, mark: str) -> str:
        """The function: a comment with what it is for and where it stands, its head and its body."""
        node = self.function.node
        says = re.sub(r"[*\\\r]", "", (ast.get_docstring(node) or "").split("\n")[0])
        body = list(self.lines(node.body, 1))
        inner = list(self.function.kinds)[len(self.function.parameters) :]
        names = [name for name in inner if not self.is_scoped(name)]
        integers = [f"{self.local(name)} = 0" for name in names if self.function.kinds[name] in INTEGERS]
        declared = [f"{STEP}I {', '.join(integers)};"] if integers else []
        for name in names:
            if self.function.kinds[name] in POINTERS:
                declared.append(f"{STEP}{POINTERS[self.function.kinds[name]]}{self.local(name)} = 0;")
        if self.function.returns and not self.ends(node.body):
            self.function.refuse(node, "a function that gives a value gives one on every way to its end")
        where = f"{self.function.module.name.replace('.', '/')}.py:{node.lineno}"
        head = [f"/* {says} ({where}) */", f"{self.head()} {{"]
        return "\n".join([*head, *filter(None, [mark]), *declared, *body, "}"])

    # Assignments and calls.

    def lines_of_expr(self, node: ast.Expr) -> Iterator[str]:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            return
        if not isinstance(node.value, ast.Call) or not isinstance(called := self.function.called(node.value), tuple):
            self.function.refuse(node, "a value that nothing is done with")
        if called not in self.functions.silent:
            yield f"{self.call(node.value, called).text};"
            return
        for argument in node.value.args:
            if self.functions.touched(self.function, argument).writes:
                self.function.refuse(node, "an argument that changes something, of a call that vanishes")

    def stored(self, node: ast.AST, target: ast.expr, value: C) -> str:
        """An assignment; in the checked build, with a check that the value fits."""
        text = value.text
        if self.site and not isinstance(target, ast.Name) and self.function.memory(target) != COUNTS:
            field = target.value if isinstance(target, ast.Subscript) else target
            assert isinstance(field, ast.Attribute)
            record, cell = self.function.cell(field)
            text = f"fit_({text}, {cell.bits}, {self.site(node, f'a value beyond {record}.{cell.name}')})"
        return f"{self.place(target)} = {text};"

    def lines_of_assign(self, node: ast.Assign) -> Iterator[str]:
        if len(node.targets) > 1 and not isinstance(node.value, ast.Constant):
            self.function.refuse(node, "several names for something else than a constant")
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                self.ordered(node, [node.value, target.slice])
            if isinstance(target, ast.Name) and self.function.is_record(target.id):
                if not isinstance(node.value, ast.Name) or not self.function.is_record(node.value.id):
                    self.function.refuse(node, "a record goes by a name of its own")
                yield f"{self.local(target.id)} = {self.local(node.value.id)};"
                return
            yield self.stored(node, target, self.value(node.value))

    def lines_of_annassign(self, node: ast.AnnAssign) -> Iterator[str]:
        is_integer = self.function.kind_of(node, node.annotation) in INTEGERS
        if node.value is None or not isinstance(node.target, ast.Name) or not is_integer:
            self.function.refuse(node, "a name is declared with an integer")
        yield self.stored(node, node.target, self.value(node.value))

    def lines_of_augassign(self, node: ast.AugAssign) -> Iterator[str]:
        target = node.target
        if isinstance(target, ast.Subscript) and self.functions.touched(self.function, target.slice).writes:
            self.function.refuse(node, "an index that changes something is worked out twice")
        if not isinstance(target, ast.Name):
            read = self.functions.touched(self.function, target).reads | {self.function.memory(target)}
            if read & self.functions.touched(self.function, node.value).writes:
                self.function.refuse(node, "here the order matters: give the value a name, in a line of its own")
        value = self.value(node.value)
        sign = {**PLAIN, **BITS}.get(type(node.op))
        if sign and not self.site:
            yield f"{self.place(target)} {sign}= {value.text};"
            return
        if not sign and type(node.op) not in CALLED:
            self.function.refuse(node, "an operator that is not of integers")
        read_target = C(self.place(target), is_wide=False)
        yield self.stored(node, target, self.operated(node, node.op, read_target, value))

    def lines_of_return(self, node: ast.Return) -> Iterator[str]:
        if bool(node.value) != bool(self.function.returns):
            self.function.refuse(node, "a function gives a value everywhere or nowhere")
        yield f"return {self.text(node.value)};" if node.value else "return;"

    def lines_of_pass(self, node: ast.Pass) -> Iterator[str]:
        yield from ()

    def lines_of_break(self, node: ast.Break) -> Iterator[str]:
        yield "break;"

    def lines_of_continue(self, node: ast.Continue) -> Iterator[str]:
        yield "continue;"

    # Branches and loops.

    def lines_of_if(self, node: ast.If) -> Iterator[str]:
        head = f"if ({self.truth(node.test).text}) {{"
        while len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            yield from self.block(head, node.body, "")
            node = node.orelse[0]
            head = f"}} else if ({self.truth(node.test).text}) {{"
        if node.orelse:
            yield from self.block(head, node.body, "")
            yield from self.block("} else {", node.orelse)
        else:
            yield from self.block(head, node.body)

    def lines_of_while(self, node: ast.While) -> Iterator[str]:
        if node.orelse:
            self.function.refuse(node, "a loop has no else")
        yield from self.block(f"while ({self.truth(node.test).text}) {{", node.body)

    def lines_of_for(self, node: ast.For) -> Iterator[str]:
        if node.orelse or not isinstance(node.target, ast.Name):
            self.function.refuse(node, "a loop has one name and no else")
        if isinstance(node.iter, ast.Tuple):
            yield from self.through_items(node, node.target.id, node.iter)
        elif isinstance(node.iter, ast.Call) and self.function.called(node.iter) == "range":
            yield from self.through_range(node, node.target.id, node.iter)
        else:
            self.function.refuse(node, "a loop goes through a range or a tuple")

    def counter(self, what: str) -> str:
        """A fresh name of the translator's own."""
        self.counters += 1
        return f"{what}{self.counters}_"

    def through_items(self, node: ast.For, name: str, items: ast.Tuple) -> Iterator[str]:
        """A loop through a few constants."""
        values, i = self.counter("values"), self.counter("i")
        if any(isinstance(part, ast.Name) and part.id in self.function.kinds for part in ast.walk(items)):
            self.function.refuse(node, "a loop goes through constants")
        found = [self.functions.modules.value(self.function.module, item) for item in items.elts]
        texts = [self.literal(node, value).text for value in found if type(value) is int]
        if len(texts) != len(found):
            self.function.refuse(node, "a loop goes through integers")
        yield f"static const I {values}[] = {{{', '.join(texts)}}};"
        yield f"for (I {i} = 0; {i} < {len(texts)}; {i}++) {{"
        yield f"{STEP}{self.declared(name)} = {values}[{i}];"
        yield from self.lines(node.body, 1)
        yield "}"

    def through_range(self, node: ast.For, name: str, call: ast.Call) -> Iterator[str]:
        """A loop through a range, whose ends are evaluated once."""
        self.ordered(node, call.args)
        by = {"": 1, "1": 1, "-1": -1}.get("".join(map(ast.unparse, call.args[2:])))
        if by is None or not call.args:
            self.function.refuse(node, "a range goes up or down by one")
        first = call.args[0] if len(call.args) > 1 else ast.Constant(0)
        stop = call.args[1] if len(call.args) > 1 else call.args[0]
        i = self.local(name) if self.is_scoped(name) else self.counter("i")
        begin, limit = f"I {i} = {self.text(first)}", self.value(stop).within(11)
        if not self.is_fixed(stop):
            end = self.counter("end")
            begin, limit = f"{begin}, {end} = {self.text(stop)}", end
        onward = f"{i} < {limit}; {i}++" if by > 0 else f"{i} > {limit}; {i}--"
        yield f"for ({begin}; {onward}) {{"
        if not self.is_scoped(name):
            yield f"{STEP}{self.local(name)} = {i};"
        yield from self.lines(node.body, 1)
        yield "}"

    def declared(self, name: str) -> str:
        """A loop's name where it is set, with its type if it belongs to the loop alone."""
        return f"I {self.local(name)}" if self.is_scoped(name) else self.local(name)

    def is_fixed(self, node: ast.expr) -> bool:
        """Whether a value is the same all through a loop: a constant."""
        return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id not in self.function.kinds)

    def is_scoped(self, name: str) -> bool:
        """Whether a name belongs to loops alone: only they set it, and nothing outside them reads it."""
        if name in self.function.parameters:
            return False
        uses = {id(part) for part in self.named(self.function.node, name)}
        for loop in ast.walk(self.function.node):
            if isinstance(loop, ast.For) and isinstance(loop.target, ast.Name) and loop.target.id == name:
                inside = [part for one in loop.body for part in self.named(one, name)]
                if any(isinstance(part.ctx, ast.Store) for part in inside):
                    return False
                uses -= {id(loop.target), *map(id, inside)}
        return not uses

    def ends(self, body: list[ast.stmt]) -> bool:
        """Whether every way through a block returns."""
        last = body[-1]
        if isinstance(last, ast.If):
            return bool(last.orelse) and self.ends(last.body) and self.ends(last.orelse)
        is_endless = isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value is True
        return isinstance(last, ast.Return) or is_endless

    def named(self, node: ast.AST, name: str) -> list[ast.Name]:
        """Where a part of the function has a name."""
        return [part for part in ast.walk(node) if isinstance(part, ast.Name) and part.id == name]
