import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { benchSubtable, check, COLUMNS, compute, makeRows, SUMMED, sums } from './shared.js';

ModuleRegistry.registerModules([AllCommunityModule]);
const rows = compute(makeRows());
let errors = [];
const host = document.querySelector('#root');
host.style.height = '520px';
const api = createGrid(host, {
  columnDefs: COLUMNS.map(({ id, label, kind }) => ({
    field: id,
    headerName: label,
    width: 112,
    editable: kind === 'number' || kind === 'text',
    cellEditor: 'agTextCellEditor',
    valueParser: ({ newValue }) => (kind === 'number' ? Number(newValue) : newValue),
    valueFormatter: ({ value }) => (typeof value === 'number' ? value.toFixed(2) : (value ?? '')),
    cellClassRules: { invalid: ({ node }) => errors.some((error) => error.index === node.rowIndex && error.id === id) },
  })),
  rowData: rows,
  pinnedBottomRowData: [sums(rows)],
});
const refresh = () => {
  compute(rows);
  api.setGridOption('pinnedBottomRowData', [Object.fromEntries(SUMMED.map((id) => [id, sums(rows)[id]]))]);
  api.refreshCells();
};
const cell = (column) => host.querySelector(`.ag-row[row-index="0"] [col-id="${column}"]`);
benchSubtable({
  isReady: () => (cell('n0')?.textContent ?? '') !== '',
  editor: async (column) => {
    api.stopEditing();
    api.startEditingCell({ rowIndex: 0, colKey: column });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const input = host.querySelector('.ag-cell-edit-wrapper input, .ag-cell-inline-editing input');
    // the grid takes a value when the editor closes: what depends on it is computed here, as a form would
    input.addEventListener('input', () => {
      rows[0][column] = column.startsWith('n') ? Number(input.value) : input.value;
      if (column.startsWith('n')) refresh();
    });
    return input;
  },
  computed: () => api.getCellValue({ rowNode: api.getDisplayedRowAtIndex(0), colKey: 'c0' }),
  add: () => {
    rows.push({});
    api.setGridOption('rowData', [...compute(rows)]);
    refresh();
  },
  remove: () => {
    rows.shift();
    api.setGridOption('rowData', [...compute(rows)]);
    refresh();
  },
  append: (more) => {
    rows.push(...more);
    api.setGridOption('rowData', [...compute(rows)]);
    refresh();
  },
  validate: () => {
    errors = check(rows);
    api.refreshCells({ force: true });
  },
  errors: () => errors.length,
  count: () => api.getDisplayedRowCount(),
});
