"""Forms: what is wrong with a field of a message, by the name that the checker gives to the fault."""

from collections.abc import Mapping
from typing import Any

NO_JSON = "This is no JSON."
NOTHING_HERE = "There is nothing at this address."
OTHER_METHOD = "This address is not asked in this way."
NOT_TAKEN = "This request is not taken."

WRONG = {
    "missing": "is missing",
    "extra_forbidden": "is no field of this",
    "string_type": "is to be a text",
    "string_too_short": "is too short",
    "string_too_long": "has at most {max_length} letters",
    "string_pattern_mismatch": "is not written as such a word is: {pattern}",
    "string_unicode": "has letters that are none",
    "int_type": "is to be a whole number",
    "int_parsing": "is to be a whole number",
    "int_from_float": "is to be a whole number",
    "float_type": "is to be a number",
    "float_parsing": "is to be a number",
    "finite_number": "is to be a number that ends",
    "bool_type": "is to be true or false",
    "bool_parsing": "is to be true or false",
    "greater_than_equal": "is at least {ge}",
    "greater_than": "is more than {gt}",
    "less_than_equal": "is at most {le}",
    "less_than": "is less than {lt}",
    "literal_error": "is to be {expected}",
    "list_type": "is to be a list",
    "tuple_type": "is to be a list",
    "too_short": "has at least {min_length} parts",
    "too_long": "has at most {max_length} parts",
    "dict_type": "is to be an object",
    "model_type": "is to be an object",
    "model_attributes_type": "is to be an object",
    "union_tag_not_found": "does not say of which sort it is: {discriminator}",
    "union_tag_invalid": "is to be of one of these sorts: {expected_tags}",
}
OTHERWISE = "is not as it should be"


def wrong(field: str, kind: str, more: Mapping[str, Any]) -> str:
    if kind == "json_invalid":
        return NO_JSON
    said = WRONG.get(kind, OTHERWISE).format_map(more)
    return f"{field}: {said}." if field else f"This {said}."
