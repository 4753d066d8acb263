// The same work without any library: what the browser itself needs. Rows in view are drawn again in place.
import { benchTable, COLUMNS, makeRows, ROW_HEIGHT, WIDTH } from './shared.js';

const HEIGHT = 640;
const rows = makeRows();
let shown = rows;
let sort = 0;
document.getElementById('root').innerHTML =
  `<div style="width:1300px"><input id="filter"><output id="count">${rows.length}</output>
<div id="scroller" style="height:${HEIGHT}px;overflow:auto;position:relative"><div id="head" style="position:sticky;top:0;z-index:1;display:flex;width:1440px;background:#eee">${COLUMNS.map(([id, name]) => `<button data-id="${id}" style="width:${WIDTH}px">${name}</button>`).join('')}</div><div id="body" style="position:relative;width:1440px"></div></div></div>`;
const scroller = document.getElementById('scroller');
const body = document.getElementById('body');
const pool = Array.from({ length: Math.ceil(HEIGHT / ROW_HEIGHT) + 2 }, () => {
  const row = body.appendChild(document.createElement('div'));
  row.style.cssText = `position:absolute;display:flex;height:${ROW_HEIGHT}px;border-bottom:1px solid #ddd`;
  return {
    row,
    cells: COLUMNS.map(() =>
      row.appendChild(
        Object.assign(document.createElement('div'), { style: `width:${WIDTH}px;overflow:hidden;white-space:nowrap` }),
      ),
    ),
  };
});

function draw() {
  body.style.height = `${shown.length * ROW_HEIGHT}px`;
  const first = Math.floor(scroller.scrollTop / ROW_HEIGHT);
  pool.forEach(({ row, cells }, slot) => {
    const index = first + ((slot - (first % pool.length) + pool.length) % pool.length);
    const data = shown[index];
    row.hidden = !data;
    row.dataset.index = index;
    if (!data) return;
    row.style.transform = `translateY(${index * ROW_HEIGHT}px)`;
    cells.forEach((cell, column) => {
      const text = String(data[COLUMNS[column][0]]);
      if (cell.textContent !== text) cell.textContent = text;
    });
  });
}

function apply() {
  const query = document.getElementById('filter').value;
  const kept = query === '' ? rows : rows.filter((row) => row.account.includes(query));
  shown = sort === 0 ? kept : kept.toSorted((a, b) => sort * (a.amount - b.amount));
  document.getElementById('count').textContent = shown.length;
  draw();
}

scroller.addEventListener('scroll', draw, { passive: true });
document.getElementById('filter').addEventListener('input', apply);
document.querySelector('[data-id=amount]').addEventListener('click', () => {
  sort = sort === 1 ? -1 : 1;
  apply();
});
draw();
benchTable({
  firstRow: () => body.querySelector('[data-index="0"]'),
  sortHead: () => document.querySelector('[data-id=amount]'),
  scroller: () => scroller,
});
