import { Modal, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTree, filterNodes, makeNodes } from './shared.js';

const nodes = makeNodes();
const FIELDS = { key: 'id', title: 'label', children: 'children' };

function Page() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState([]);
  const shown = useMemo(() => filterNodes(nodes, search), [search]);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        open
      </button>
      <Modal open={open} onCancel={() => setOpen(false)}>
        <input id="search" onChange={(event) => setSearch(event.target.value)} />
        <output id="found">{search}</output>
        <button id="expand" onClick={() => setExpanded(nodes.map((node) => node.id))}>
          expand
        </button>
        <Tree
          treeData={shown}
          fieldNames={FIELDS}
          checkable
          height={480}
          expandedKeys={search === '' ? expanded : shown.map((node) => node.id)}
          onExpand={setExpanded}
        />
      </Modal>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
benchTree({
  rows: () => document.querySelectorAll('.ant-tree-list-holder-inner .ant-tree-treenode'),
  label: (row) => row?.textContent ?? '',
  box: (row) => row.querySelector('.ant-tree-checkbox'),
  isChecked: (row) => row.querySelector('.ant-tree-checkbox-checked') !== null,
});
