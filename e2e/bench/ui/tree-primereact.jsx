import { Dialog } from 'primereact/dialog';
import { Tree } from 'primereact/tree';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTree, filterNodes, makeNodes } from './shared.js';

const toPrime = (list) =>
  list.map((node) => ({ key: node.id, label: node.label, children: node.children && toPrime(node.children) }));
const nodes = makeNodes();
const prime = toPrime(nodes);
const ALL_OPEN = Object.fromEntries(nodes.map((node) => [node.id, true]));

function Page() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState({});
  const [checked, setChecked] = useState({});
  const shown = useMemo(() => (search === '' ? prime : toPrime(filterNodes(nodes, search))), [search]);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog visible={open} onHide={() => setOpen(false)} transitionOptions={{ timeout: 0 }}>
        <input id="search" onChange={(event) => setSearch(event.target.value)} />
        <output id="found">{search}</output>
        <button id="expand" onClick={() => setExpanded(ALL_OPEN)}>
          expand
        </button>
        <div style={{ height: 480, overflow: 'auto' }}>
          <Tree
            value={shown}
            selectionMode="checkbox"
            selectionKeys={checked}
            onSelectionChange={(event) => setChecked(event.value)}
            expandedKeys={search === '' ? expanded : Object.fromEntries(shown.map((node) => [node.key, true]))}
            onToggle={(event) => setExpanded(event.value)}
          />
        </div>
      </Dialog>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
benchTree({
  rows: () => document.querySelectorAll('.p-treenode-content'),
  label: (row) => row?.textContent ?? '',
  box: (row) => row.querySelector('.p-checkbox'),
  isChecked: (row) => row.querySelector('.p-checkbox.p-highlight') !== null,
});
