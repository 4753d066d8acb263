import '@smart-admin/ui/styles.css';
import { compileForm, createField, createFormDocument, createFormStore } from '@smart-admin/form-engine/core';
import { focusField, FormErrorSummary, FormRenderer, preloadForm } from '@smart-admin/form-engine/renderer';
import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { benchSubtable, COLUMNS, makeRows, SUMMED } from './shared.js';

applyTheme({ theme: 'blue', mode: 'light', size: 'small' });
const columns = COLUMNS.map(({ id, label, kind, of, required }) => {
  if (kind === 'number') return createField('number', { id, label, required: required ?? false, min: 0, precision: 2 });
  if (kind === 'text') return createField('text', { id, label, maxLength: 20 });
  const formula = kind === 'share' ? `{${of}} ÷ SUM({rows.${of}}) × 100` : `{${of[0]}} × {${of[1]}}`;
  return createField('calculate', { id, label, formula });
});
const document_ = createFormDocument([
  createField('subtable', {
    id: 'rows',
    label: '明细',
    maxRows: 5000,
    columns,
    showSummary: true,
    summaryFields: SUMMED,
  }),
]);
// what it is drawn with loads while the store computes
void preloadForm(document_);
compileForm(document_);
// a key stroke computes at once here, as the other pages do
const store = createFormStore(document_, { rows: makeRows() }, { calculateDelay: 0 });
createRoot(document.querySelector('#root')).render(
  <UiProvider locale="zh">
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} />
      <FormErrorSummary store={store} />
    </QueryClientProvider>
  </UiProvider>,
);

const cell = (column) => document.querySelector(`[data-field-path="rows.r1.${column}"]`);
benchSubtable({
  isReady: () => (cell('n0')?.textContent ?? '') !== '',
  editor: async (column) => {
    focusField(`rows.r1.${column}`);
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const input = cell(column)?.querySelector('input');
      if (input) return input;
    }
  },
  // its column is out of view, as on the page of AG Grid
  computed: () => store.getField('rows.r1.c0').value,
  add: () => store.addRow('rows'),
  remove: () => store.removeRow('rows', store.getRows('rows')[0]),
  append: (rows) => store.addRows('rows', rows),
  validate: () => store.validate(),
  errors: () => store.getForm().errorCount,
  count: () =>
    Number(/^\d+/.exec(document.querySelector('[data-slot=subtable] h3 span:nth-of-type(1)').textContent)?.[0] ?? 0),
});
