import { Table } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTable, COLUMNS, makeRows, WIDTH } from './shared.js';

const rows = makeRows();
const columns = COLUMNS.map(([id, title]) => ({
  key: id,
  dataIndex: id,
  title,
  width: WIDTH,
  sorter: typeof rows[0][id] === 'number' ? (a, b) => a[id] - b[id] : (a, b) => a[id].localeCompare(b[id]),
}));

function Page() {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => (query === '' ? rows : rows.filter((row) => row.account.includes(query))), [query]);
  return (
    <div style={{ width: 1300 }}>
      <input id="filter" onChange={(event) => setQuery(event.target.value)} />
      <output id="count">{shown.length}</output>
      <Table
        virtual
        size="small"
        columns={columns}
        dataSource={shown}
        rowKey="id"
        pagination={false}
        scroll={{ x: 1440, y: 600 }}
      />
    </div>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
benchTable({
  firstRow: () => document.querySelector('.ant-table-row'),
  sortHead: () => document.querySelectorAll('.ant-table-thead th')[8],
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
});
