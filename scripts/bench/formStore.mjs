// Times the store of an open form without drawing: 1,000 rows x 30 columns with formulas; prints medians of rounds as JSON.
import { createField, createFormDocument, createFormStore } from '@smart-admin/form-engine/core';
import { COLUMNS, makeRows, SUMMED } from '../../e2e/bench/forms/shared.js';
import { percentile } from './pages.mjs';

const ROUNDS = 7;
const KEYS = 200;
const columns = COLUMNS.map(({ id, label, kind, of, required = false }) => {
  if (kind === 'number') return createField('number', { id, label, required, min: 0, precision: 2 });
  if (kind === 'text') return createField('text', { id, label, maxLength: 20 });
  const formula = kind === 'share' ? `{${of}} ÷ SUM({rows.${of}}) × 100` : `{${of[0]}} × {${of[1]}} × {rate}`;
  return createField('calculate', { id, label, formula });
});
const form = createFormDocument([
  createField('number', { id: 'rate', label: '系数' }),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    maxRows: 5000,
    columns,
    showSummary: true,
    summaryFields: SUMMED,
  }),
]);

const seen = {};
function time(name, run, times = 1) {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) run(index);
  (seen[name] ??= []).push((performance.now() - start) / times);
}

for (let round = 0; round < ROUNDS; round += 1) {
  const values = { rate: 2, rows: makeRows() };
  let store;
  time('open', () => {
    store = createFormStore(form, values);
  });
  // what a window of rows listens to
  for (let row = 0; row < 20; row += 1)
    for (const { id } of COLUMNS) store.subscribe(`rows.${row}.${id}`, () => undefined);
  for (const id of SUMMED) store.subscribe(`rows.*.${id}`, () => undefined);
  store.subscribe('', () => undefined);
  time('key stroke in a text cell', (index) => store.setValue('rows.5.t1', `x${round}.${index}`), KEYS);
  time('key stroke in a cell that formulas look at', (index) => store.setValue('rows.5.n3', index + 0.25), KEYS);
  store.flush();
  time(
    'the same with its formulas computed',
    (index) => {
      store.setValue('rows.5.n3', index + 0.5);
      store.flush();
    },
    KEYS,
  );
  time('a change that all rows depend on, computed', () => {
    store.setValue('rate', round + 3);
    store.flush();
  });
  time('200 rows appended', () => store.addRows('rows', makeRows(200)));
  time('their formulas, and what depends on all rows', () => store.flush());
  time('all rows checked', () => store.validate());
  time('all cells reset', () => {
    store.resetCells('rows');
    store.flush();
  });
  store.destroy();
}
const figures = Object.entries(seen).map(([name, times]) => [name, Number(percentile(times, 0.5).toFixed(3))]);
console.log(JSON.stringify(Object.fromEntries(figures)));
