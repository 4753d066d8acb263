import './pickers.css';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { createMemoryEntities, createMemoryTree } from '@smart-admin/pickers/sources';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { createRoot } from 'react-dom/client';

const people = createMemoryEntities(
  Array.from({ length: 100_000 }, (_, index) => ({
    id: `u${index}`,
    label: `用户${index}`,
    description: `account${index}`,
  })),
);
const tree = createMemoryTree(
  Array.from({ length: 100 }, (_, company) => ({
    id: `c${company}`,
    label: `分公司 ${company}`,
    type: 'company',
    children: Array.from({ length: 99 }, (__, index) => ({
      id: `c${company}d${index}`,
      label: `部门 ${company}-${index}`,
      type: 'department',
      isLeaf: true,
    })),
  })),
);

applyTheme({ theme: 'blue', mode: 'light', nav: 'dark', size: 'small' });
createRoot(document.getElementById('root')).render(
  <UiProvider locale="zh">
    <UserPicker aria-label="users" source={people} sourceKey="users" multiple />
    <OrganizePicker aria-label="organizes" source={tree} sourceKey="organizes" multiple />
    <UserPicker aria-label="users-panel" source={people} sourceKey="users" mode="popover" multiple />
    <OrganizePicker aria-label="organizes-panel" source={tree} sourceKey="organizes" mode="popover" multiple />
  </UiProvider>,
);

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits, frame by frame, until a condition holds and is painted. */
async function painted(condition) {
  while (!condition()) await frame();
  await frame();
}

const rows = () => document.querySelectorAll('[role=treeitem],[role=option]');
const field = (name) => document.querySelector(`[role=combobox][aria-label=${name}]`);

async function close() {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await painted(() => document.querySelectorAll('[data-slot=dialog],[data-slot=select-panel]').length === 0);
}

window.bench = {
  /** From the click on the field to painted rows, in ms. */
  async open(name) {
    const start = performance.now();
    field(name).click();
    await painted(() => rows().length > 5);
    const took = performance.now() - start;
    await close();
    return took;
  },
  /** Rows in the page while a picker is open. */
  async drawn(name) {
    field(name).click();
    await painted(() => rows().length > 5);
    const count = rows().length;
    await close();
    return count;
  },
};
