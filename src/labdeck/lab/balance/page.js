// Draws the plots of a balance report from its tables, and lets both be sorted and filtered.
"use strict";

const NS = "http://www.w3.org/2000/svg";

function make(tag, attributes, text) {
  const node = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (text !== undefined) node.textContent = text;
  return node;
}

function element(tag, text) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  return node;
}

const rowsOf = (table) => [...table.tBodies[0].rows];
const numberIn = (cell, name) => Number(cell.dataset[name]);
const isFigure = (cell) => cell.classList.contains("figure");

// What a row is; too long for its place, the first of its names is cut.
function label(row, names, most = Infinity) {
  const [first, ...rest] = [...row.cells].slice(0, names).map((cell) => cell.textContent);
  const end = rest.map((name) => ` · ${name}`).join("");
  return first.length + end.length > most ? `${first.slice(0, most - end.length - 1)}…${end}` : first + end;
}

// Round steps for an axis: 1, 2 or 5 times a power of ten.
function ticks(low, high) {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * [1, 2, 5, 10].find((times) => times * power >= rough);
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high + step / 1e6; at += step) found.push(Number(at.toPrecision(6)));
  return found;
}

function draw(section) {
  const { table, plot, select, tip } = section;
  const names = Number(table.dataset.names);
  const column = Number(select.value);
  const rows = rowsOf(table).filter((row) => !row.hidden && isFigure(row.cells[column]));
  plot.replaceChildren();
  if (!rows.length) return;
  const width = Math.max(plot.clientWidth, 280);
  const left = Math.min(width * 0.42, 12 + 7 * Math.max(...rows.map((row) => label(row, names).length)));
  const line = 22;
  const height = rows.length * line + 28;
  const isShare = table.tHead.rows[0].cells[column].dataset.kind === "share";
  const lows = rows.map((row) => numberIn(row.cells[column], "low"));
  const highs = rows.map((row) => numberIn(row.cells[column], "high"));
  const low = Math.min(0, ...lows);
  const high = Math.max(0, ...highs) || 1;
  const x = (value) => left + ((value - low) / (high - low)) * (width - left - 16);
  const svg = make("svg", { viewBox: `0 0 ${width} ${height}`, role: "img" });
  svg.append(make("title", {}, `${section.name}: ${select.selectedOptions[0].textContent}`));
  for (const tick of ticks(low, high)) {
    svg.append(make("line", { class: "axis", x1: x(tick), x2: x(tick), y1: 0, y2: height - 20 }));
    const text = isShare ? `${Number((100 * tick).toPrecision(3))} %` : tick;
    svg.append(make("text", { class: "axis-text", x: x(tick), y: height - 4, "text-anchor": "middle" }, text));
  }
  rows.forEach((row, i) => {
    const y = i * line + line / 2;
    const cell = row.cells[column];
    const group = make("g", {});
    group.append(make("rect", { class: "hit", x: 0, y: y - line / 2, width, height: line }));
    const name = label(row, names);
    const most = Math.floor((left - 8) / 6.6);
    group.append(make("text", { x: 4, y: y + 4 }, label(row, names, most)));
    const value = x(numberIn(cell, "value"));
    const bar = { class: "bar", x: Math.min(x(0), value), y: y - 6, width: Math.abs(value - x(0)), height: 12 };
    group.append(make("rect", bar));
    group.append(make("line", { class: "whisker", x1: x(lows[i]), x2: x(highs[i]), y1: y, y2: y }));
    group.append(make("circle", { class: "dot", cx: value, cy: y, r: 4.5 }));
    group.append(make("title", {}, `${name}: ${cell.textContent}`));
    const light = (on) => () => {
      row.classList.toggle("lit", on);
      tip.textContent = on ? `${name}: ${cell.textContent}` : "";
    };
    group.addEventListener("pointerenter", light(true));
    group.addEventListener("pointerleave", light(false));
    row.onpointerenter = () => group.classList.add("lit");
    row.onpointerleave = () => group.classList.remove("lit");
    svg.append(group);
  });
  plot.append(svg);
}

function sort(section, column, head) {
  const { table } = section;
  const isDown = head.getAttribute("aria-sort") !== "descending";
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
  const key = (row) => {
    const cell = row.cells[column];
    return "value" in cell.dataset ? numberIn(cell, "value") : cell.textContent;
  };
  const order = (one, other) => {
    const [a, b] = [key(one), key(other)];
    if (typeof a !== typeof b) return typeof a === "string" ? 1 : -1;
    const sign = typeof a === "string" ? a.localeCompare(b) : a - b;
    return isDown ? -sign : sign;
  };
  table.tBodies[0].append(...rowsOf(table).sort(order));
  draw(section);
}

function tools(section) {
  const { table, plot } = section;
  const heads = [...table.tHead.rows[0].cells];
  const bar = element("div");
  bar.className = "tools";
  const pick = element("label", "Plot ");
  section.select = pick.appendChild(element("select"));
  heads.forEach((head, i) => {
    if (rowsOf(table).some((row) => isFigure(row.cells[i]))) {
      const option = section.select.appendChild(element("option", head.textContent));
      option.value = i;
    }
    const button = element("button", head.textContent);
    button.type = "button";
    button.addEventListener("click", () => sort(section, i, head));
    head.replaceChildren(button);
  });
  const find = element("label", "Show only ");
  const input = find.appendChild(element("input"));
  input.type = "search";
  input.size = 12;
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    for (const row of rowsOf(table)) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    draw(section);
  });
  section.select.addEventListener("change", () => draw(section));
  section.tip = element("div");
  section.tip.className = "tip";
  if (section.select.options.length) {
    bar.append(pick, find);
    plot.before(bar);
    plot.after(section.tip);
  }
}

for (const place of document.querySelectorAll("section[id]")) {
  const table = place.querySelector("table");
  const section = { table, plot: place.querySelector(".plot"), name: place.querySelector("h2").textContent };
  tools(section);
  if (section.select.options.length) {
    draw(section);
    addEventListener("resize", () => draw(section));
  }
}
