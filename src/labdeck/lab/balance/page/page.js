// Sorts and filters the tables of a balance report, and tells what a dot of its scatter is.
"use strict";

const MANY = 8; // rows that need no filter

function element(tag, text, name) {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  if (name) node.className = name;
  return node;
}

const keyOf = (row, column) => {
  const cell = row.cells[column];
  return "value" in cell.dataset ? Number(cell.dataset.value) : cell.textContent;
};

function inOrder(a, b) {
  if (typeof a !== typeof b) return typeof a === "string" ? -1 : 1;
  return typeof a === "string" ? a.localeCompare(b, undefined, { numeric: true }) : a - b;
}

function sort(table, column, head) {
  const sign = head.getAttribute("aria-sort") === "descending" ? 1 : -1;
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", sign < 0 ? "descending" : "ascending");
  const rows = [...table.tBodies[0].rows];
  rows.sort((one, other) => sign * inOrder(keyOf(one, column), keyOf(other, column)));
  table.tBodies[0].append(...rows);
}

function withFilter(table) {
  const label = element("label", "Show only ", "filter");
  const input = label.appendChild(element("input"));
  input.type = "search";
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    for (const row of table.tBodies[0].rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
  table.before(label);
}

for (const table of document.querySelectorAll("table")) {
  [...table.tHead.rows[0].cells].forEach((head, column) => {
    const button = element("button", head.textContent);
    button.type = "button";
    button.addEventListener("click", () => sort(table, column, head));
    head.replaceChildren(button);
  });
  if (table.tBodies[0].rows.length > MANY) withFilter(table);
}

// A dot is told by pointing at it, or by the arrow keys once its picture has the focus.
for (const chart of document.querySelectorAll("svg.scatter")) {
  const dots = [...chart.querySelectorAll(".says")];
  const place = chart.parentElement;
  const tip = element("p", "Point at a dot, or use the arrow keys, to see which card it is.", "tip");
  tip.setAttribute("aria-live", "polite");
  place.append(tip);
  place.tabIndex = 0;
  place.setAttribute("role", "group");
  place.setAttribute("aria-label", "Cards, one by one with the arrow keys");
  let at = -1;
  const show = (next) => {
    dots[at]?.classList.remove("lit");
    at = next;
    dots[at].classList.add("lit");
    tip.textContent = dots[at].dataset.says;
  };
  dots.forEach((dot, i) => {
    dot.dataset.says = dot.querySelector("title").textContent;
    for (const kind of ["pointerenter", "click"]) dot.addEventListener(kind, () => show(i));
  });
  place.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || event.target !== place) return;
    event.preventDefault();
    show((at + step + dots.length) % dots.length);
  });
}
