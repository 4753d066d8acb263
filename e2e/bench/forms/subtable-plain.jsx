// The floor: all rows as inputs of plain DOM, computed with plain numbers.
import { benchSubtable, check, COLUMNS, compute, makeRows, SUMMED, sums } from './shared.js';

const rows = compute(makeRows());
const body = document.createElement('tbody');
const foot = document.createElement('tfoot');
let errors = 0;
const text = (value) => (typeof value === 'number' ? value.toFixed(2) : (value ?? ''));
const draw = (row) => {
  const tr = document.createElement('tr');
  tr.innerHTML = COLUMNS.map(({ id, kind }) =>
    kind === 'number' || kind === 'text'
      ? `<td><input name="${id}" value="${row[id] ?? ''}"></td>`
      : `<td data-id="${id}">${text(row[id])}</td>`,
  ).join('');
  tr.addEventListener('input', ({ target }) => {
    row[target.name] = target.name.startsWith('n') ? Number(target.value) : target.value;
    if (!target.name.startsWith('n')) return;
    compute(rows);
    rows.forEach((each, index) => {
      for (const td of body.rows[index].querySelectorAll('td[data-id]')) {
        const next = text(each[td.dataset.id]);
        if (td.textContent !== next) td.textContent = next;
      }
    });
    total();
  });
  body.append(tr);
};
const total = () => {
  const values = sums(rows);
  foot.innerHTML = `<tr>${COLUMNS.map(({ id }) => `<td>${SUMMED.includes(id) ? text(values[id]) : ''}</td>`).join('')}</tr>`;
};
const table = document.createElement('table');
table.append(body, foot);
rows.forEach(draw);
total();
document.querySelector('#root').append(table);
const append = (more) => {
  rows.push(...more);
  compute(rows);
  more.forEach(draw);
  total();
};
benchSubtable({
  isReady: () => body.rows.length > 0,
  editor: async (column) => body.rows[0].querySelector(`input[name=${column}]`),
  computed: () => body.rows[0].querySelector('td[data-id=c0]').textContent,
  add: () => append([{}]),
  remove: () => {
    rows.shift();
    body.rows[0].remove();
    compute(rows);
    total();
  },
  append,
  validate: () => {
    for (const { index, id } of check(rows)) {
      body.rows[index].querySelector(`input[name=${id}]`).setAttribute('aria-invalid', 'true');
      errors += 1;
    }
  },
  errors: () => errors,
  count: () => body.rows.length,
});
