import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTable, COLUMNS, makeRows, ROW_HEIGHT, WIDTH } from './shared.js';

ModuleRegistry.registerModules([AllCommunityModule]);
const rows = makeRows();
const columns = COLUMNS.map(([field, headerName]) => ({
  field,
  headerName,
  width: WIDTH,
  sortable: true,
  filter: field === 'account' ? 'agTextColumnFilter' : undefined,
}));

function Page() {
  const grid = useRef(null);
  const [count, setCount] = useState(rows.length);
  const search = async (filter) => {
    await grid.current.api.setColumnFilterModel(
      'account',
      filter === '' ? null : { filterType: 'text', type: 'contains', filter },
    );
    grid.current.api.onFilterChanged();
  };
  return (
    <div style={{ width: 1300, height: 640 }}>
      <input id="filter" onChange={(event) => void search(event.target.value)} />
      <output id="count">{count}</output>
      <AgGridReact
        ref={grid}
        rowData={rows}
        columnDefs={columns}
        getRowId={({ data }) => data.id}
        rowHeight={ROW_HEIGHT}
        onFilterChanged={({ api }) => setCount(api.getDisplayedRowCount())}
      />
    </div>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
benchTable({
  firstRow: () => document.querySelector('.ag-center-cols-container .ag-row[row-index="0"], .ag-row[row-index="0"]'),
  sortHead: () => document.querySelector('.ag-header-cell[col-id=amount] .ag-header-cell-label'),
  scroller: () => document.querySelector('.ag-body-viewport, .ag-grid-viewport'),
});
