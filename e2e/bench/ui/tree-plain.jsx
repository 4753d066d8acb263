// The same work without any library: what the browser itself needs.
import { benchTree, filterNodes, makeNodes } from './shared.js';

const HEIGHT = 480;
const ROW = 30;
const nodes = makeNodes();
const checked = new Set();
let expanded = new Set();
let search = '';
let rows = [];
document.getElementById('root').innerHTML =
  `<button id="open">open</button><dialog><input id="search"><output id="found"></output><button id="expand">expand</button>
<div id="scroller" style="height:${HEIGHT}px;overflow:auto"><div id="body" style="position:relative"></div></div></dialog>`;
const scroller = document.getElementById('scroller');
const body = document.getElementById('body');
const pool = [];

function flatten() {
  const shown = filterNodes(nodes, search);
  rows = [];
  for (const node of shown) {
    rows.push(node);
    if (search !== '' || expanded.has(node.id)) rows.push(...node.children);
  }
  draw();
}

function draw() {
  body.style.height = `${rows.length * ROW}px`;
  const first = Math.floor(scroller.scrollTop / ROW);
  const count = Math.ceil(HEIGHT / ROW) + 2;
  for (let slot = 0; slot < count; slot += 1) {
    if (!pool[slot]) {
      const row = body.appendChild(document.createElement('div'));
      row.className = 'row';
      row.style.cssText = `position:absolute;height:${ROW}px`;
      row.innerHTML = '<input type="checkbox"><span></span>';
      row.firstChild.addEventListener('click', () => {
        const node = rows[Number(row.dataset.index)];
        for (const each of [node, ...(node.children ?? [])]) checked.add(each.id);
        draw();
      });
      pool.push(row);
    }
    const node = rows[first + slot];
    const row = pool[slot];
    row.hidden = !node;
    if (!node) continue;
    row.dataset.index = first + slot;
    row.style.transform = `translateY(${(first + slot) * ROW}px)`;
    row.firstChild.checked = checked.has(node.id);
    row.lastChild.textContent = node.label;
  }
}

scroller.addEventListener('scroll', draw, { passive: true });
document.getElementById('open').addEventListener('click', () => {
  document.querySelector('dialog').showModal();
  flatten();
});
document.getElementById('expand').addEventListener('click', () => {
  expanded = new Set(nodes.map((node) => node.id));
  flatten();
});
document.getElementById('search').addEventListener('input', (event) => {
  search = event.target.value;
  document.getElementById('found').textContent = search;
  flatten();
});
benchTree({
  rows: () => body.querySelectorAll('.row'),
  label: (row) => row?.textContent ?? '',
  box: (row) => row.firstChild,
  isChecked: (row) => row.firstChild.checked,
});
