"""Functions that are not translated but written from the schema: copying and clearing a state."""

from labdeck.native.layout import STATE_LAYOUT
from labdeck.rules.numbers import FRAMES
from labdeck.rules.schema import FRAMED, STATE

COPY_INTO = """\
/* All that makes two states equal lies in one run of memory. */
typedef U __attribute__((may_alias)) Word;
static void rules_copying_copy_into(State *s, State *m) {{
  const Word *from = (const Word *)s;
  Word *restrict to = (Word *)m;
  for (I i = 0; i < {words}; i++) {{ to[i] = from[i]; }}
}}
"""


def copy_into() -> str:
    """Copy one run of memory."""
    return COPY_INTO.format(words=STATE_LAYOUT.kept // 8)


def clear() -> str:
    """Set every field to what it starts with."""
    lines = ["/* Every field becomes what it starts with. */", "static void rules_clearing_clear(State *s) {"]
    for field in STATE:
        if field.length:
            lines.append(f"  for (I i = 0; i < {field.length}; i++) {{ s->{field.name}[i] = {field.start}; }}")
        else:
            lines.append(f"  s->{field.name} = {field.start};")
    return "\n".join([*lines, "}", ""])


def clear_frame() -> str:
    """Set every field of a frame to what it starts with."""
    lines = ["/* Every field of a frame becomes what it starts with. */"]
    lines.append("static void rules_clearing_clear_frame(State *s, I f) {")
    for field in FRAMED:
        size = field.length // FRAMES
        if size == 1:
            lines.append(f"  s->{field.name}[f] = {field.start};")
        else:
            at = f"s->{field.name}[f * {size} + i]"
            lines.append(f"  for (I i = 0; i < {size}; i++) {{ {at} = {field.start}; }}")
    return "\n".join([*lines, "}", ""])


GIVEN = {
    ("rules.copying", "copy_into"): copy_into,
    ("rules.clearing", "clear"): clear,
    ("rules.clearing", "clear_frame"): clear_frame,
}
