"""The whole program: one C file, freestanding, from the text of all modules."""

import ast
from pathlib import Path

from labdeck.native.layout import LAYOUTS, Layout

from .expressions import is_narrow
from .functions import Functions
from .given import GIVEN
from .modules import Modules
from .refused import Refused
from .rows import spell_out
from .statements import Statements

HEAD = """\
/* The rules of Labdeck and the policies of its bots, made from their Python text by labdeck.native; do not edit.
   Freestanding: it needs no library, and knows nothing but integers. */
#include <stdint.h>

typedef int64_t I;
typedef uint64_t U;
#if defined(_WIN32)
#define ENTRY_ __declspec(dllexport)
#else
#define ENTRY_ __attribute__((visibility("default")))
#endif
"""
MEANING = """\
/* Python's meaning: division rounds down and by zero gives 0, a shift has 64 bits. */
static inline I div_(I a, I b) {
  return b == 0 ? 0 : b == -1 ? (I)(0 - (U)a) : a / b - ((a % b != 0) & ((a ^ b) < 0));
}
static inline I mod_(I a, I b) {
  return b == 0 || b == -1 ? 0 : a % b + (((a % b != 0) & ((a ^ b) < 0)) ? b : 0);
}
static inline I shl_(I a, I b) { return (I)((U)a << b); }
"""
CHECKED = """\
/* Checked: what Python would do otherwise, or refuse, is kept as a fault, and the first one is told. */
ENTRY_ I fault_[2];
ENTRY_ I counts_;
static inline I fail_(I site, I value) { if (!fault_[0]) { fault_[0] = site; fault_[1] = value; } return 0; }
static inline I at_(I i, I size, I site) { return i >= 0 && i < size ? i : fail_(site, i); }
static inline I fit_(I a, I bits, I site) {
  I half = (I)((U)1 << (bits - 1));
  return bits == 64 || (a >= -half && a < half) ? a : fail_(site, a);
}
static inline I add_(I a, I b, I site) { I c; return __builtin_add_overflow(a, b, &c) ? fail_(site, a) : c; }
static inline I sub_(I a, I b, I site) { I c; return __builtin_sub_overflow(a, b, &c) ? fail_(site, a) : c; }
static inline I mul_(I a, I b, I site) { I c; return __builtin_mul_overflow(a, b, &c) ? fail_(site, a) : c; }
static inline I div_(I a, I b, I site) {
  return b == 0 || (b == -1 && a == INT64_MIN) ? fail_(site, b) : a / b - ((a % b != 0) & ((a ^ b) < 0));
}
static inline I mod_(I a, I b, I site) {
  return b == 0 ? fail_(site, b) : b == -1 ? 0 : a % b + (((a % b != 0) & ((a ^ b) < 0)) ? b : 0);
}
static inline I shl_(I a, I b, I site) {
  return b < 0 || b > 62 || (I)((U)a << b) >> b != a ? fail_(site, b) : (I)((U)a << b);
}
static inline I shr_(I a, I b, I site) { return b < 0 || b > 63 ? fail_(site, b) : a >> b; }
"""
EITHER = """\
static inline I min_(I a, I b) { return b < a ? b : a; }
static inline I max_(I a, I b) { return b > a ? b : a; }
"""
# Events are kept by the interpreted rules only.
SILENT = (("rules.events", "note"), ("rules.aims", "note_aim"), ("rules.aims", "note_pass"))
DIGEST = 'ENTRY_ const char labdeck_digest[] = "{mark}{digest}";\n'


def struct(name: str, layout: Layout) -> str:
    """A record as a struct, and a static assertion that the compiler lays it out as we do."""
    lines, gaps = [], 0
    for cell in layout.cells:
        gaps += not cell.name
        length = f"[{cell.length}]" if cell.length else ""
        lines.append(f"  int{cell.bits}_t {cell.name or f'gap{gaps}_'}{length};")
    held = f"typedef char {name}_is_as_laid_out[sizeof({name}) == {layout.size} ? 1 : -1];"
    return "\n".join(["typedef struct {", *lines, f"}} {name};", held, ""])


class Program:
    """The C program of a set of files."""

    def __init__(self, files: dict[str, Path], is_checked: bool = False) -> None:
        modules = Modules(files)
        spell_out(modules)
        self.functions = Functions(modules, GIVEN, SILENT)
        self.is_checked = is_checked
        self.sites: list[str] = [""]  # what is checked, by its number: where it stands and what could be wrong
        self.names: dict[str, str] = {}
        for function in self.functions.known.values():
            if function.name in self.names:
                raise Refused(function.module.path, function.node, f"{function.name} is in C what {function.key} is")
            self.names[function.name] = ".".join(function.key)

    def text(self, digest: str = "") -> str:
        """The C file."""
        structs = [struct(name, layout) for name, layout in LAYOUTS.items()]
        written = [self.writer(key) for key in self.functions.known if key not in GIVEN]
        heads = [f"{writer.head()};" for writer in written]
        ran = f"ENTRY_ signed char ran_[{len(written)}];\n" if self.is_checked else ""
        bodies = [writer.whole(f"  ran_[{i}] = 1;" if self.is_checked else "") for i, writer in enumerate(written)]
        parts = [HEAD, DIGEST.format(mark="", digest=digest), CHECKED if self.is_checked else MEANING, EITHER, *structs]
        given = [write() for key, write in GIVEN.items() if key in self.functions.known]
        return "\n".join([*parts, ran, *given, self.constants(), self.tables(), *heads, "", "\n\n".join(bodies), ""])

    def constants(self) -> str:
        """The constants that functions have used, by their names."""
        modules = self.functions.modules
        used = {modules.constant_name(*key): value for key, value in modules.constants.items() if is_narrow(value)}
        return "\n".join(["enum {", *(f"  {name} = {value}," for name, value in used.items()), "};"]) if used else ""

    def tables(self) -> str:
        """The tables that functions have used; those that are entries can be written from outside."""
        modules = self.functions.modules
        lines = []
        for (module, name), values in modules.tables.items():
            kept = "ENTRY_" if name in modules.modules[module].entries else "static const"
            numbers = ", ".join(map(str, values))
            lines.append(f"{kept} int32_t {modules.table_name(module, name)}[{len(values)}] = {{{numbers}}};")
        return "\n".join(lines)

    def writer(self, key: tuple[str, str]) -> Statements:
        """The writer of one function."""
        function = self.functions.known[key]

        def site(node: ast.AST, what: str) -> int:
            self.sites.append(f"{function.module.path}:{getattr(node, 'lineno', 0)}: {what}: {ast.unparse(node)}")
            return len(self.sites) - 1

        return Statements(self.functions, function, site if self.is_checked else None)

    def written(self) -> list[str]:
        """The functions in the order of their text, as the checked build marks those that ran."""
        return [".".join(key) for key in self.functions.known if key not in GIVEN]
