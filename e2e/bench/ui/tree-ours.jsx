import './ours.css';
import { UiProvider } from '@smart-admin/ui/app-root';
import { Dialog } from '@smart-admin/ui/dialog';
import { applyTheme } from '@smart-admin/ui/theme';
import { expandableIds, Tree } from '@smart-admin/ui/tree';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchTree, makeNodes } from './shared.js';

const nodes = makeNodes();

function Page() {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [expanded, setExpanded] = useState([]);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog title="tree" open={open} onOpenChange={setOpen}>
        <input id="search" aria-label="search" onChange={(event) => setSearch(event.target.value)} />
        <output id="found">{search}</output>
        <button id="expand" onClick={() => setExpanded(expandableIds(nodes))}>
          expand
        </button>
        <div style={{ height: 480 }}>
          <Tree
            nodes={nodes}
            checkable
            search={search}
            expandedIds={expanded}
            onExpandedChange={setExpanded}
            aria-label="tree"
          />
        </div>
      </Dialog>
    </>
  );
}

applyTheme({ theme: 'blue', mode: 'light', nav: 'dark', size: 'small' });
createRoot(document.getElementById('root')).render(
  <UiProvider locale="zh">
    <Page />
  </UiProvider>,
);
benchTree({
  rows: () => document.querySelectorAll('[role=treeitem]'),
  label: (row) => row?.textContent ?? '',
  box: (row) => row.querySelector('[data-slot=tree-check]'),
  isChecked: (row) => row.getAttribute('aria-checked') === 'true',
});
