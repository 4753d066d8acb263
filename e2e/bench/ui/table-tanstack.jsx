import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTable, COLUMNS, makeRows, ROW_HEIGHT, WIDTH } from './shared.js';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  sortFns,
  filterFns,
});
const rows = makeRows();
const columns = COLUMNS.map(([id, header]) => ({
  id,
  accessorKey: id,
  header,
  size: WIDTH,
  filterFn: 'includesString',
  sortFn: typeof rows[0][id] === 'number' ? 'basic' : 'text',
}));

function Page() {
  'use no memo';
  const [sorting, setSorting] = useState([]);
  const [columnFilters, setFilters] = useState([]);
  const scroller = useRef(null);
  const table = useTable({
    features,
    data: rows,
    columns,
    state: { sorting, columnFilters },
    onSortingChange: setSorting,
    onColumnFiltersChange: setFilters,
  });
  const shown = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  return (
    <div style={{ width: 1300 }}>
      <input
        id="filter"
        onChange={(event) =>
          setFilters(event.target.value === '' ? [] : [{ id: 'account', value: event.target.value }])
        }
      />
      <output id="count">{shown.length}</output>
      <div id="scroller" ref={scroller} style={{ height: 640, overflow: 'auto' }}>
        <table style={{ tableLayout: 'fixed', width: 1440, borderSpacing: 0 }}>
          <thead style={{ position: 'sticky', top: 0, background: '#eee' }}>
            <tr>
              {table.getLeafHeaders().map((header) => (
                <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                  {header.column.columnDef.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const row = shown[item.index];
              return (
                <tr
                  key={row.id}
                  style={{
                    position: 'absolute',
                    display: 'flex',
                    height: ROW_HEIGHT,
                    transform: `translateY(${item.start}px)`,
                  }}
                >
                  {row.getAllCells().map((cell) => (
                    <td
                      key={cell.id}
                      style={{ width: WIDTH, overflow: 'hidden', whiteSpace: 'nowrap', borderBottom: '1px solid #ddd' }}
                    >
                      {String(cell.getValue())}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
benchTable({
  firstRow: () => document.querySelector('tbody tr'),
  sortHead: () => document.querySelectorAll('th')[8],
  scroller: () => document.querySelector('#scroller'),
});
