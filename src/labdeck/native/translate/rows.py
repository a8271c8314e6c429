"""Rows of modules: `FAMILIES[d.family].legal(s, d)` calls the function of one module of a row, told by its number.

Python finds the function when it is called. C has no such thing, so each function that is called of a row becomes one
of the row's own module: it takes the number, and calls the module's function that has it. All that is known of
functions (types, memory, order) then holds for these, too.
"""

import ast

from .modules import SCHEMA, Module, Modules
from .refused import Refused

TYPES = ("State", "Deck", "Counts")


def spell_out(modules: Modules) -> None:
    """Make the functions of rows that are called, and let the calls call them."""
    for module in modules:
        for function in module.functions.copy().values():
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    call(modules, module, node, node.func)


def call(modules: Modules, module: Module, node: ast.Call, func: ast.Attribute) -> None:
    """Let a call of a row's function call that of the row's own module, with the number before the arguments."""
    row = func.value
    if not isinstance(row, ast.Subscript) or not isinstance(row.value, ast.Name):
        return
    origin, name = modules.defined(module.name, row.value.id)
    if origin not in modules.modules or name not in modules.modules[origin].rows:
        return
    home = modules.modules[origin]
    made = f"{name.lower()}_{func.attr}"
    if made not in home.functions:
        home.given(made, home.rows[name].node)
        home.functions[made] = written(modules, home, name, func, made)
    if home is not module:
        module.imported[made] = (origin, made)
    node.func = ast.copy_location(ast.Name(made, ast.Load()), node)
    node.args.insert(0, row.slice)


def written(modules: Modules, home: Module, row: str, func: ast.Attribute, made: str) -> ast.FunctionDef:
    """The function that takes a module's number in the row and calls the module's function."""
    found = []
    for number, member in enumerate(home.rows[row].members):
        key = modules.function(member, func.attr)
        if key is None:
            raise Refused(modules.modules[member].path, func, f"every module of {row} has this function")
        found.append(modules.modules[key[0]].functions[key[1]])
        if signature(found[-1]) != signature(found[0]):
            raise Refused(modules.modules[key[0]].path, found[-1], f"it differs in its head from the others of {row}")
        home.imported[f"{made}_{number}"] = key
    for name in TYPES:
        home.imported.setdefault(name, (SCHEMA, name))
    given = ", ".join(arg.arg for arg in found[0].args.args)
    heads = [f"    if number == {number}:\n    " for number in range(len(found) - 1)]
    ways = [f"{head}    return {made}_{number}({given})" for number, head in enumerate([*heads, ""])]
    if signature(found[0]).endswith("-> None"):
        ways = [way.replace("return ", "") for way in ways]
        ways = [f"{way}\n        return" for way in ways[:-1]] + ways[-1:]
    says = (ast.get_docstring(found[0]) or "").split("\n")[0].replace("\\", "")
    head = f"def {made}(number: int, {signature(found[0]).removeprefix('(')}:"
    text = "\n".join([head, f'    """{says}"""', *ways])
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    return ast.increment_lineno(function, home.rows[row].node.lineno - 1)


def signature(function: ast.FunctionDef) -> str:
    """The parameters of a function and what it gives, as they are written."""
    return f"({ast.unparse(function.args)}) -> {ast.unparse(function.returns) if function.returns else ''}"
