import { accept, defineField, refuse } from '../../registry/defineField.js';
import { flagSetting, namesSetting, numberSetting, wordsSetting } from '../../registry/settings.js';

/** Rows of a second table; every row is a record of the columns. */
export const subtableField = defineField({
  kind: 'subtable',
  smartKeys: ['table'],
  tag: 'smart-table',
  role: 'table',
  settings: {
    /** Text of the button that adds a row; empty = the standard text. */
    addText: wordsSetting('actionText', 'addText'),
    showSummary: flagSetting('show-summary', 'showSummary'),
    /** Columns that the summary row adds up. */
    summaryFields: namesSetting('summaryField', 'summaryFields'),
    /** Whether several rows can be added at once, by choosing people, records or rows for the first column that takes them. */
    batchAdd: { ...flagSetting('batchAdd', 'batchAdd'), omitDefault: true },
    minRows: numberSetting('minRows', 'minRows'),
    maxRows: numberSetting('maxRows', 'maxRows', 500),
    /** Word after the number of rows in the title: 辆. */
    countUnit: wordsSetting('countUnit', 'countUnit'),
  },
  empty: () => [],
  coerce(raw) {
    if (raw === null || raw === undefined || raw === '') return accept([]);
    const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
    return Array.isArray(raw) && raw.every(isRow) ? accept(raw) : refuse('rows');
  },
  toText: (value) => (Array.isArray(value) ? String(value.length) : ''),
  storage: () => ({ type: 'none' }),
});
