// What every page of the benchmark of forms shares: the same table and form, and how a moment is measured.
import { frame, measure, painted, type } from '../measure.js';

export const ROWS = 1000;
const NUMBERS = 20;
const TEXTS = 5;

/** 30 columns: 20 numbers of which 5 must be filled, 5 texts, 4 products and a share of the column's sum. */
export const COLUMNS = [
  ...Array.from({ length: NUMBERS }, (_, index) => ({
    id: `n${index}`,
    label: `数${index}`,
    kind: 'number',
    required: index < 5,
  })),
  ...Array.from({ length: TEXTS }, (_, index) => ({ id: `t${index}`, label: `文${index}`, kind: 'text' })),
  ...Array.from({ length: 4 }, (_, index) => ({
    id: `c${index}`,
    label: `算${index}`,
    kind: 'formula',
    of: [`n${index}`, `n${index + 1}`],
  })),
  { id: 'share', label: '占比', kind: 'share', of: 'c0' },
];
export const SUMMED = ['n0', 'n1', 'c0', 'c1'];

/** Rows without what is computed; every 100th lacks a number that must be filled. */
export function makeRows(count = ROWS) {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries([
      ...Array.from({ length: NUMBERS }, (_value, index) => [
        `n${index}`,
        index === 4 && row % 100 === 99 ? null : ((row * 7 + index * 3) % 1000) / 4 + 1,
      ]),
      ...Array.from({ length: TEXTS }, (_value, index) => [`t${index}`, `文${row}`]),
    ]),
  );
}

/** What libraries that do not compute do by hand, in plain numbers. */
export function compute(rows) {
  for (const row of rows)
    for (const { id, kind, of } of COLUMNS)
      if (kind === 'formula') row[id] = Number(row[of[0]] ?? 0) * Number(row[of[1]] ?? 0);
  const sum = rows.reduce((total, { c0 }) => total + c0, 0);
  for (const row of rows) row.share = sum === 0 ? 0 : (row.c0 / sum) * 100;
  return rows;
}

export function sums(rows) {
  return Object.fromEntries(SUMMED.map((id) => [id, rows.reduce((total, row) => total + Number(row[id] ?? 0), 0)]));
}

/** Errors of all rows: numbers that must be filled. */
export function check(rows) {
  return rows.flatMap((row, index) =>
    COLUMNS.filter(({ id, required }) => required && (row[id] === null || row[id] === '')).map(({ id }) => ({
      index,
      id,
    })),
  );
}

export const FIELDS = 200;

async function until(isReady) {
  while (!isReady()) await frame();
  await painted();
  return performance.now();
}

/**
 * Offers the measured actions of a table as `window.bench`. `editor` opens the editor of a cell of the first row and
 * answers its input; `computed` is the text that a change of `n1` gives; `count` the number of rows that the page knows.
 */
export function benchSubtable({ isReady, editor, computed, add, remove, append, validate, errors, count }) {
  const ready = until(isReady);
  const keystrokes = async (column, isDone) => {
    const times = [];
    const input = await editor(column);
    for (let index = 0; index < 20; index += 1) {
      const text = String(100 + index);
      times.push(
        await measure(
          () => type(input, text),
          () => isDone(input, text),
        ),
      );
    }
    return times;
  };
  window.bench = {
    usable: () => ready,
    text: () => keystrokes('t1', (input, text) => input.value === text),
    computing: async () => {
      let before = computed();
      return keystrokes('n1', () => {
        const now = computed();
        if (now === before) return false;
        before = now;
        return true;
      });
    },
    addRow: () => {
      const before = count();
      return measure(add, () => count() === before + 1);
    },
    removeRow: () => {
      const before = count();
      return measure(remove, () => count() === before - 1);
    },
    append: () => {
      const before = count();
      return measure(
        () => append(makeRows(200)),
        () => count() === before + 200,
      );
    },
    validate: () => measure(validate, () => errors() > 0),
    errors: async () => errors(),
    nodes: async () => document.getElementsByTagName('*').length,
  };
}

/** The last field of a form of two columns that a screen of 900 px shows. */
const IN_VIEW = 23;

/**
 * Offers the measured actions of a form of 200 fields in which each shows while the one before it is not `hide`. `place`
 * answers where a field stands, whether its input is drawn yet or not.
 */
export function benchForm({ input, isShown, place = input }) {
  const ready = until(() => input(IN_VIEW) !== null && place(FIELDS - 1) !== null);
  window.bench = {
    usable: () => ready,
    last: () =>
      measure(
        () => place(FIELDS - 1).scrollIntoView(),
        () => input(FIELDS - 1) !== null,
      ),
    key: async () => {
      const times = [];
      const field = input(3);
      for (let index = 0; index < 20; index += 1)
        times.push(
          await measure(
            () => type(field, `text ${index}`),
            () => field.value === `text ${index}`,
          ),
        );
      return times;
    },
    hide: () =>
      measure(
        () => type(input(3), 'hide'),
        () => !isShown(4),
      ),
  };
}
