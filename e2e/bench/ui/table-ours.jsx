import './ours.css';
import { UiProvider } from '@smart-admin/ui/app-root';
import { DataTable, useClientRows } from '@smart-admin/ui/data-table';
import { applyTheme } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTable, COLUMNS, makeRows, WIDTH } from './shared.js';

const rows = makeRows();
const columns = COLUMNS.map(([id, header]) => ({ id, header, accessor: id, width: WIDTH, sortable: true }));
const SEARCHED = ['account'];

function Page() {
  const [sorting, setSorting] = useState([]);
  const [query, setQuery] = useState('');
  const shown = useClientRows({ rows, columns, sorting, search: query, searchColumns: SEARCHED });
  return (
    <div style={{ height: 700, width: 1300, display: 'flex', flexDirection: 'column' }}>
      <input id="filter" aria-label="filter" onChange={(event) => setQuery(event.target.value)} />
      <output id="count">{shown.length}</output>
      <DataTable
        columns={columns}
        data={shown}
        rowKey="id"
        sorting={sorting}
        onSortingChange={setSorting}
        selection={undefined}
        onRowClick={() => undefined}
      />
    </div>
  );
}

applyTheme({ theme: 'blue', mode: 'light', nav: 'dark', size: 'small' });
createRoot(document.getElementById('root')).render(
  <UiProvider locale="zh">
    <Page />
  </UiProvider>,
);
benchTable({
  firstRow: () => document.querySelector('tbody tr[data-index]'),
  sortHead: () => document.querySelector('th[data-column=amount] button'),
  scroller: () => document.querySelector('[data-slot=data-table] > div'),
});
