import { Button } from '@smart-admin/ui/button';
import { Cascader } from '@smart-admin/ui/cascader';
import { ColorPicker } from '@smart-admin/ui/color-picker';
import { Combobox } from '@smart-admin/ui/combobox';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { Dialog } from '@smart-admin/ui/dialog';
import { IconPicker } from '@smart-admin/ui/icon-picker';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select } from '@smart-admin/ui/select';
import { TimePicker } from '@smart-admin/ui/time-picker';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AddressPicker } from '../address-picker/AddressPicker.js';
import { AutoNumberSelect } from '../auto-number-select/AutoNumberSelect.js';
import { DepartmentPicker } from '../department-picker/DepartmentPicker.js';
import { DepartmentSelect } from '../department-select/DepartmentSelect.js';
import { DictionarySelect } from '../dictionary-select/DictionarySelect.js';
import { GroupPicker } from '../group-picker/GroupPicker.js';
import { OrganizePicker } from '../organize-picker/OrganizePicker.js';
import { PopupPicker } from '../popup-picker/PopupPicker.js';
import { PositionSelect } from '../position-select/PositionSelect.js';
import { RecordPicker } from '../record-picker/RecordPicker.js';
import { RolePicker } from '../role-picker/RolePicker.js';
import { TreePicker } from '../tree-picker/TreePicker.js';
import { TreeUserPicker } from '../tree-user-picker/TreeUserPicker.js';
import { UserPicker } from '../user-picker/UserPicker.js';
import {
  areaTree,
  carColumns,
  cars,
  dictionaryTree,
  groupTree,
  organizeTree,
  roleTree,
  users,
  userTree,
} from './demo.js';
import { Queries } from './Queries.js';

const DEPARTMENTS = [
  { value: 'research', label: '平台研发部' },
  { value: 'finance', label: '财务结算部' },
  { value: 'devices', label: '设备维保部' },
];
const NODES = [{ id: 'south', label: '城南分公司', children: [{ id: 'finance', label: '财务结算部' }] }];
const AREAS = [{ value: '35', label: '福建省', children: [{ value: '3502', label: '厦门市' }] }];
const rules = { load: () => Promise.resolve([{ enCode: 'visitor', fullName: '访客单号' }]) };

/** Every select and picker: how it is drawn, and where it searches, what finds which value. */
const EVERY: Record<string, Entry> = {
  Select: {
    draw: (props) => <Select {...props} searchable options={DEPARTMENTS} />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
  },
  MultiSelect: {
    draw: (props) => <MultiSelect {...props} options={DEPARTMENTS} />,
    finds: [['财务', 'caiwu', 'cwjs'], ['finance']],
    several: true,
  },
  TreeSelect: {
    draw: (props) => <TreeSelect {...props} nodes={NODES} />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
  },
  Cascader: {
    draw: (props) => <Cascader {...props} options={AREAS} />,
    finds: [
      ['厦门', 'xiamen', 'xm'],
      ['35', '3502'],
    ],
  },
  Combobox: {
    draw: (props) => <Combobox {...props} options={DEPARTMENTS} />,
    finds: [['财务', 'caiwu', 'cwjs'], '财务结算部'],
    typesInField: true,
  },
  DatePicker: {
    draw: (props) => <DatePicker {...props} defaultValue="2026-11-20" />,
    typesInField: true,
    takes: '{ArrowRight}{Enter}',
    gives: '2026-11-21',
  },
  TimePicker: {
    draw: (props) => <TimePicker {...props} defaultValue="08:30:00" />,
    typesInField: true,
    takes: '{ArrowDown}{Escape}',
    gives: '09:30:00',
  },
  DateRangePicker: {
    draw: (props) => <DateRangePicker {...props} shortcuts={false} defaultValue={['2026-11-10', '2026-11-12']} />,
    takes: '{Enter}{ArrowRight}{Enter}',
    gives: ['2026-11-10', '2026-11-11'],
  },
  ColorPicker: { draw: (props) => <ColorPicker {...props} defaultValue="#1890ff" /> },
  IconPicker: {
    draw: (props) => <IconPicker {...props} />,
    finds: [['user-check', 'check user'], 'user-check'],
  },
  AutoNumberSelect: {
    draw: (props) => <AutoNumberSelect {...props} source={rules} sourceKey="rules" />,
    finds: [['访客', 'fangke', 'fkdh'], 'visitor'],
  },
  DepartmentSelect: {
    draw: (props) => <DepartmentSelect {...props} source={organizeTree} sourceKey="organizes" />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
  },
  PositionSelect: {
    draw: (props) => <PositionSelect {...props} source={organizeTree} sourceKey="organizes" />,
    finds: [['收费', 'shoufei', 'sfzy'], 'cashier'],
  },
  DictionarySelect: {
    draw: (props) => <DictionarySelect {...props} source={dictionaryTree} sourceKey="dictionary" />,
    finds: [['面试', 'mianshi', 'ms'], 'interview'],
  },
  TreePicker: {
    draw: (props) => <TreePicker {...props} mode="popover" source={organizeTree} sourceKey="organizes" />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
  },
  OrganizePicker: {
    draw: (props) => <OrganizePicker {...props} source={organizeTree} sourceKey="organizes" />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
    dialog: true,
  },
  DepartmentPicker: {
    draw: (props) => <DepartmentPicker {...props} source={organizeTree} sourceKey="organizes" />,
    finds: [['财务', 'caiwu', 'cwjs'], 'finance'],
    dialog: true,
  },
  RolePicker: {
    draw: (props) => <RolePicker {...props} source={roleTree} sourceKey="roles" />,
    finds: [['运营经理', 'yunying', 'yyjl'], 'manager'],
    dialog: true,
  },
  GroupPicker: {
    draw: (props) => <GroupPicker {...props} source={groupTree} sourceKey="groups" />,
    finds: [['城南', 'chengnan', 'cngz'], 'g1'],
    dialog: true,
  },
  TreeUserPicker: {
    draw: (props) => <TreeUserPicker {...props} source={userTree} sourceKey="people" />,
    finds: [['郭晓', 'guoxiao', 'gxm'], 'guo'],
    dialog: true,
  },
  UserPicker: {
    draw: (props) => <UserPicker {...props} source={users} sourceKey="users" />,
    finds: [['郭晓', 'guoxiao', 'gxm'], 'guo'],
    dialog: true,
  },
  AddressPicker: {
    draw: (props) => <AddressPicker {...props} source={areaTree} sourceKey="areas" depth={0} />,
    finds: [['福建', 'fujian', 'fj'], ['350000']],
    dialog: true,
  },
  RecordPicker: {
    draw: (props) => <RecordPicker {...props} mode="popover" source={cars} columns={carColumns} sourceKey="cars" />,
    finds: [['苏E7', 'sue7', 'se777'], 'car6'],
  },
  PopupPicker: {
    draw: (props) => <PopupPicker {...props} mode="popover" source={cars} sourceKey="popup" />,
    finds: [['苏E7', 'sue7', 'se777'], 'car6'],
  },
};

interface Entry {
  draw: (props: { 'aria-label': string; onValueChange: (value: unknown) => void }) => ReactNode;
  /** Texts that each find one thing, and the value that it gives. */
  finds?: readonly [texts: readonly string[], value: unknown];
  /** Opens a dialog that is confirmed. */
  dialog?: boolean;
  /** A choice leaves it open. */
  several?: boolean;
  /** The field itself is typed into. */
  typesInField?: boolean;
  /** Keys that choose once the panel is entered, and the value that they give. */
  takes?: string;
  gives?: unknown;
}

const LABEL = '所属部门';
// an open dialog hides it from screen readers
const field = () => screen.getByRole('combobox', { name: LABEL, hidden: true });
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const isFocusOn = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

async function open(entry: Entry, surrounding: (children: ReactNode) => ReactNode = (children) => children) {
  const handleChange = vi.fn();
  render(<Queries>{surrounding(entry.draw({ 'aria-label': LABEL, onValueChange: handleChange }))}</Queries>);
  // the dialog of the test before gives its focus back in a moment of its own
  await waitFor(async () => {
    field().focus();
    if (!isOpen()) await userEvent.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
  });
  return handleChange;
}

/** Walks on by Tab until something of this name has the focus. */
async function tabTo(name: string) {
  for (let steps = 0; steps < 30; steps += 1) {
    if (document.activeElement?.textContent === name) return;
    await userEvent.tab();
  }
  throw new Error(`Tab does not reach ${name}`);
}

const inDialog = (children: ReactNode) => (
  <Dialog open title="新增" footer={<Button>保存</Button>}>
    {children}
  </Dialog>
);

it('stands for every select and picker that the packages export', () => {
  const exported = [...namesIn('packages/ui/src'), ...namesIn('packages/pickers/src')];
  expect(exported.toSorted()).toEqual(Object.keys(EVERY).toSorted());
});

describe.each(Object.entries(EVERY))('%s', (_name, entry) => {
  it('opens by the arrow down, and the focus goes into what opened', async () => {
    await open(entry);
    await waitFor(() => expect(document.querySelector(entry.dialog ? '[role=dialog]' : PANEL)).not.toBeNull());
    const panel = document.querySelector(entry.dialog ? '[role=dialog]' : PANEL);
    if (entry.typesInField && entry.finds) await isFocusOn(field());
    else await waitFor(() => expect(panel?.contains(document.activeElement)).toBe(true));
  });

  it.each([
    ['on a page', undefined],
    ['in a dialog', inDialog],
  ])('Escape closes it alone and gives the focus back %s', async (_place, surrounding) => {
    await open(entry, surrounding);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    await isFocusOn(field());
    if (surrounding) expect(screen.getByRole('dialog', { name: '新增' })).toBeTruthy();
  });

  const { finds, takes, gives } = entry;
  if (finds)
    it.each(finds[0])('typing %s and Enter takes what matches, and the focus comes back', async (text) => {
      const handleChange = await open(entry, inDialog);
      await waitFor(() => expect(document.activeElement?.matches('input')).toBe(true));
      await userEvent.keyboard(text);
      // how characters sound is loaded with the first letter
      if (/^[a-z]/.test(text))
        await waitFor(() => expect(document.querySelector('mark, [role=option]')).not.toBeNull());
      await userEvent.keyboard(entry.typesInField ? '{ArrowDown}{Enter}' : '{Enter}');
      if (entry.dialog) {
        await waitFor(() =>
          expect(document.querySelector('[aria-selected=true]:not([role=tab])')?.textContent).toBeTruthy(),
        );
        await tabTo('确定');
        await userEvent.keyboard('{Enter}');
      }
      await waitFor(() => expect(handleChange).toHaveBeenCalled());
      expect(handleChange.mock.lastCall?.[0]).toEqual(finds[1]);
      if (entry.several) await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(isOpen()).toBe(false));
      await isFocusOn(field());
      await tabTo('保存');
    });

  if (takes)
    it('keys choose in the panel, and the focus comes back', async () => {
      const handleChange = await open(entry, inDialog);
      await waitFor(() => expect(document.querySelector(PANEL)?.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard(takes);
      expect(handleChange.mock.lastCall?.[0]).toEqual(gives);
      await waitFor(() => expect(isOpen()).toBe(false));
      await isFocusOn(field());
    });
});

const PANEL = '[data-slot=select-panel]';

/** What the entries of a package export that is a select or picker by its name. */
function namesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    let text: string;
    try {
      text = readFileSync(`${folder}/${entry}/index.ts`, 'utf8');
    } catch {
      return [];
    }
    return [...text.matchAll(/(?<!type )\b([A-Z]\w*(?:Select|Picker)|Cascader|Combobox|Select)\b(?=[,\s}])/g)].map(
      ([name]) => name,
    );
  });
}
