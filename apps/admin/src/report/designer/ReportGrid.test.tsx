import { type ReportDocument } from '@smart-admin/api-client/contract';
import { createEditorStore, EditorProvider } from '@smart-admin/form-engine/editor';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportGrid } from './ReportGrid.js';
import { addressesIn, NEW_CELL } from './sheetEdits.js';
import { useReportEditing } from './useReportEditing.js';

const document: ReportDocument = {
  ...{ version: 1, filters: [], sets: [], headRows: 1 },
  cells: [{ ...NEW_CELL, row: 0, column: 0, columnSpan: 2, text: '标题' }],
  rows: [32, 32, 32],
  columns: [100, 100, 100],
  paper: {
    ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
    ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
  },
};

function open(readOnly = false) {
  const store = createEditorStore<ReportDocument>({
    document,
    idsOf: (edited) => addressesIn(edited, { from: { row: 0, column: 0 }, to: { row: 2, column: 2 } }),
    readOnly,
  });
  function Grid() {
    return <ReportGrid editing={useReportEditing()} problems={[]} readOnly={readOnly} />;
  }
  render(
    <LocaleProvider locale="zh">
      <EditorProvider store={store}>
        <Grid />
      </EditorProvider>
    </LocaleProvider>,
  );
  return store;
}

it('is walked by arrows, over merged cells as one, and a range is chosen with Shift', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('gridcell', { name: '标题' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(store.getState().selection.ids).toEqual(['C1']);
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
  expect(store.getState().selection.ids).toEqual(['B2', 'C2', 'B3', 'C3']);
});

it('is written into by letters, goes on below, and takes a formula after an equals sign; Escape leaves what was there', async () => {
  const store = open();
  await userEvent.click(screen.getByRole('gridcell', { name: '标题' }));
  await userEvent.keyboard('{F2}x{Escape}');
  expect(store.getState().document.cells[0]?.text).toBe('标题');
  await userEvent.keyboard('{ArrowDown}ab{Enter}=1+1{Enter}');
  expect(
    store
      .getState()
      .document.cells.slice(1)
      .map(({ kind, text, row }) => [kind, text, row]),
  ).toEqual([
    ['text', 'ab', 1],
    ['expression', '1+1', 2],
  ]);
});

it('is read but not written by who may not edit', async () => {
  const store = open(true);
  await userEvent.click(screen.getByRole('gridcell', { name: '标题' }));
  await userEvent.keyboard('abc{Enter}');
  expect(store.getState().document).toBe(document);
  expect(screen.queryByRole('textbox')).toBeNull();
});
