import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.js';
import { Button } from '../button/Button.js';
import { ColumnSettings } from '../column-settings/ColumnSettings.js';
import { ErrorState } from '../error-state/ErrorState.js';
import { Pagination } from '../pagination/Pagination.js';
import { RowActions } from '../row-actions/RowActions.js';
import { Status } from '../status/Status.js';
import { Input } from '../input/Input.js';
import { formatAmount } from '../format/formatAmount.js';
import { DataTable } from './DataTable.js';
import { type ColumnState, type DataColumn, type SortEntry } from './dataColumn.js';
import { useClientRows } from './useClientRows.js';

interface User {
  id: string;
  name: string;
  account: string;
  department: string;
  post: string;
  phone: string;
  state: 'enabled' | 'disabled' | 'locked';
  amount: number;
  lastLogin: string;
  children?: User[];
}

const NAMES = [
  '周雨桐',
  '陈嘉豪',
  '欧阳子轩',
  '李思远',
  '王若彤',
  '张一鸣',
  '阿依古丽·买买提',
  '何静怡',
  '徐浩然',
  '孙悦',
];
const STATES = { enabled: '启用', disabled: '停用', locked: '锁定' } as const;

function makeUsers(count: number): User[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: NAMES[index % NAMES.length] ?? '',
    account: `user${index + 1}`,
    department: '平台研发部',
    post: index % 3 === 0 ? '前端工程师' : '运维工程师',
    phone: `138 0013 ${String(4000 + index)}`,
    state: index % 7 === 3 ? 'locked' : index % 5 === 4 ? 'disabled' : 'enabled',
    amount: index * 137.5,
    lastLogin: '11-20 18:42',
  }));
}

const COLUMNS: DataColumn<User>[] = [
  {
    id: 'name',
    header: '姓名',
    width: 172,
    fixed: 'left',
    sortable: true,
    cell: (user) => (
      <span className="flex items-center gap-2">
        <Avatar name={user.name} />
        {user.name}
      </span>
    ),
  },
  { id: 'account', header: '账号', accessor: 'account', width: 120, sortable: true },
  { id: 'department', header: '部门', accessor: 'department', minWidth: 120 },
  { id: 'post', header: '岗位', accessor: 'post', minWidth: 120 },
  { id: 'phone', header: '手机号', accessor: 'phone', width: 140 },
  {
    id: 'amount',
    header: '金额（元）',
    accessor: 'amount',
    cell: (user) => formatAmount(user.amount * 100),
    width: 120,
    align: 'right',
    sortable: true,
  },
  { id: 'state', header: '状态', width: 96, cell: (user) => <Status tone={user.state}>{STATES[user.state]}</Status> },
  { id: 'lastLogin', header: '最近登录', accessor: 'lastLogin', width: 132, sortable: true },
  {
    id: 'actions',
    header: '操作',
    width: 148,
    fixed: 'right',
    resizable: false,
    configurable: false,
    cell: () => (
      <RowActions
        items={[
          { key: 'edit', label: '编辑', onSelect: () => undefined },
          { key: 'grant', label: '授权', onSelect: () => undefined },
          { key: 'reset', label: '重置密码', onSelect: () => undefined },
          { key: 'delete', label: '删除', danger: true, onSelect: () => undefined },
        ]}
      />
    ),
  },
];

/**
 * A list of rows and columns.
 *
 * **When:** for every list. Not for name and value of one record (Descriptions). The caller loads the page and keeps
 * sorting, selection and column state; the table fills its parent and scrolls inside.
 *
 * **Keyboard:** one stop of Tab for the heads, one for the rows. Up, Down, Home, End and the page keys walk through rows;
 * Right enters the cells of a row, where the arrows walk through cells, Home and End go to the ends of the row, with Ctrl of
 * the table; Left and Escape lead back. Space selects the row, Ctrl A the page, Ctrl C copies; Enter, F2 or typing edits.
 */
const meta: Meta<typeof DataTable> = {
  title: 'UI/Lists/DataTable',
  tags: ['vi'],
  component: DataTable,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
};
export default meta;

function Example({ count = 20, loading = false }: { count?: number; loading?: boolean }) {
  const [sorting, setSorting] = useState<readonly SortEntry[]>([{ id: 'lastLogin', desc: true }]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2', '3']));
  const [columnState, setColumnState] = useState<ColumnState | undefined>(undefined);
  const [page, setPage] = useState({ page: 1, limit: 20 });
  return (
    <div className="flex h-150 flex-col overflow-hidden rounded-lg border border-hairline bg-surface">
      <div className="flex h-14 flex-none items-center justify-between px-4">
        <Button variant="primary">新增用户</Button>
        <ColumnSettings columns={COLUMNS} value={columnState} onValueChange={setColumnState} />
      </div>
      <DataTable
        aria-label="用户"
        columns={COLUMNS}
        data={makeUsers(count)}
        rowKey="id"
        loading={loading}
        sorting={sorting}
        onSortingChange={setSorting}
        selection={{ selectedKeys: selected, onChange: setSelected }}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        renderCard={(user) => (
          <span className="flex items-center gap-3">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{user.name}</span>
              <span className="block truncate text-12 text-2">
                {user.department} {user.phone}
              </span>
            </span>
            <Status tone={user.state}>{STATES[user.state]}</Status>
          </span>
        )}
      />
      <Pagination className="border-t border-hairline" {...page} total={18600} onChange={setPage} />
    </div>
  );
}

export const RowsToSortAndSelect: StoryObj = { render: () => <Example /> };
export const Refreshing: StoryObj = { render: () => <Example loading /> };
/** A text that does not fit is cut off and told whole under the pointer. */
export const LongTexts: StoryObj = {
  render: () => (
    <div className="flex h-60 w-80">
      <DataTable
        columns={[
          { id: 'name', header: '姓名', accessor: 'name', width: 100 },
          { id: 'remark', header: '备注', accessor: 'remark', width: 160 },
        ]}
        data={[{ id: '1', name: '周雨桐', remark: '夜间值班时请先联系停车运营一部的值班主管，再处理道闸故障' }]}
        rowKey="id"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [name, remark] = [
      await canvas.findByText('周雨桐'),
      canvas.getByText('夜间值班时请先联系停车运营一部的值班主管，再处理道闸故障'),
    ];
    await userEvent.hover(name);
    await userEvent.hover(remark);
    await expect(name).not.toHaveAttribute('title');
    await expect(remark).toHaveAttribute('title', remark.textContent);
  },
};
/** Rows are read in their order again as soon as the scrolling rests. */
export const TenThousandRows: StoryObj = {
  render: () => <Example count={10_000} />,
  play: async ({ canvas, canvasElement }) => {
    const places = () => canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex') ?? 1));
    await canvas.findByText('user1');
    const scroller = canvasElement.querySelector('[data-slot=data-table] > div');
    scroller?.scrollTo({ top: 200_000 });
    await canvas.findByText('user5001');
    await waitFor(() => expect(places()).toEqual(places().toSorted((a, b) => a - b)));
  },
};
/** A cell that gets the focus comes out from below the fixed columns. */
export const FixedColumns: StoryObj = {
  render: () => (
    <div className="flex h-60 w-100">
      <DataTable
        columns={['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
          id,
          header: id,
          accessor: (row: { id: string }) => `${id}${row.id}`,
          width: 120,
          fixed: id === 'a' ? ('left' as const) : id === 'f' ? ('right' as const) : undefined,
        }))}
        data={[{ id: '1' }, { id: '2' }]}
        rowKey="id"
        onRowClick={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.findByRole('gridcell', { name });
    const [first, last] = [await cell('a1'), await cell('f1')];
    first.closest('tr')?.focus();
    const steps = [...'abcdef'].map((id) => ['{ArrowRight}', id]).concat([...'edcb'].map((id) => ['{ArrowLeft}', id]));
    for (const [key = '', id] of steps) {
      await userEvent.keyboard(key);
      const focused = await cell(`${id}1`);
      await expect(focused).toHaveFocus();
      const { left, right } = focused.getBoundingClientRect();
      if (focused === first || focused === last) continue;
      await expect(left).toBeGreaterThanOrEqual(first.getBoundingClientRect().right - 1);
      await expect(right).toBeLessThanOrEqual(last.getBoundingClientRect().left + 1);
    }
  },
};
export const FirstLoad: StoryObj = {
  render: () => (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable columns={COLUMNS} data={undefined} rowKey="id" />
    </div>
  ),
};
export const NoRows: StoryObj = {
  render: () => (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable columns={COLUMNS} data={[]} rowKey="id" />
    </div>
  ),
};
export const Failed: StoryObj = {
  render: () => (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable
        columns={COLUMNS}
        data={[]}
        rowKey="id"
        error={<ErrorState onRetry={() => undefined} requestId="7f3a91c2" />}
      />
    </div>
  ),
};
export const TreeRows: StoryObj = {
  render: () => {
    const [first, second, ...others] = makeUsers(6);
    const rows: User[] =
      first && second
        ? [
            { ...first, children: others.slice(0, 2) },
            { ...second, children: others.slice(2) },
          ]
        : [];
    return (
      <div className="flex h-100 flex-col bg-surface">
        <DataTable
          columns={COLUMNS}
          data={rows}
          rowKey="id"
          getSubRows={(user) => user.children}
          defaultExpandedKeys="all"
          onRowClick={() => undefined}
        />
      </div>
    );
  },
};
export const Summary: StoryObj = {
  render: () => (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable columns={COLUMNS} data={makeUsers(30)} rowKey="id" summary={{ amount: '59,812.50' }} />
    </div>
  ),
};
/** The head of a group may hold sums below their columns. */
export const Groups: StoryObj = {
  render: () => (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable
        aria-label="用户"
        columns={COLUMNS}
        data={makeUsers(12)}
        rowKey="id"
        groupBy={(user) => user.post}
        groupSummary={({ rows }) => ({ amount: formatAmount(rows.reduce((sum, row) => sum + row.amount, 0) * 100) })}
      />
    </div>
  ),
};
export const MergedCells: StoryObj = {
  render: () => {
    const columns = PLAIN.map((column) => (column.id === 'department' ? { ...column, merge: true } : column));
    const rows = makeUsers(9).map((user, index) => ({ ...user, department: index < 4 ? '平台研发部' : '运营管理部' }));
    return (
      <div className="flex h-100 flex-col bg-surface">
        <DataTable aria-label="用户" columns={columns} data={rows} rowKey="id" />
      </div>
    );
  },
};
export const CellEditing: StoryObj = { render: () => <EditingExample /> };
export const HundredThousandRowsInTheBrowser: StoryObj = {
  render: () => <ClientExample />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = canvasElement.querySelector('[data-slot=data-table] > div');
    if (scroller) scroller.scrollTop = 50_000 * 40;
    await canvas.findByText('user50001');
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.includes('金额（元）') }));
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.includes('金额（元）') }));
    if (scroller) scroller.scrollTop = 0;
    await canvas.findByText('user100000');
    await userEvent.type(canvas.getByRole('textbox', { name: '搜索' }), 'user777');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('user77799'));
  },
};

const PLAIN: DataColumn<User>[] = [
  { id: 'department', header: '部门', accessor: 'department', width: 160 },
  { id: 'name', header: '姓名', accessor: 'name', width: 160, sortable: true },
  { id: 'account', header: '账号', accessor: 'account', width: 160, sortable: true },
  {
    id: 'amount',
    header: '金额（元）',
    accessor: 'amount',
    cell: (user) => formatAmount(user.amount * 100),
    width: 140,
    align: 'right',
    sortable: true,
  },
  { id: 'phone', header: '手机号', accessor: 'phone', minWidth: 160 },
];

function EditingExample() {
  const [rows, setRows] = useState(() => makeUsers(6));
  const columns = PLAIN.map((column) => ({ ...column, editable: column.id !== 'account' }));
  return (
    <div className="flex h-100 flex-col bg-surface">
      <DataTable
        aria-label="用户"
        columns={columns}
        data={rows}
        rowKey="id"
        onCellEdit={(row, column, value) =>
          setRows(rows.map((other) => (other.id === row.id ? { ...other, [column]: value } : other)))
        }
      />
    </div>
  );
}

const MANY = makeUsers(100_000);

function ClientExample() {
  const [sorting, setSorting] = useState<readonly SortEntry[]>([]);
  const [search, setSearch] = useState('');
  const rows = useClientRows({ rows: MANY, columns: PLAIN, sorting, search });
  return (
    <div className="flex h-150 flex-col gap-2 bg-surface">
      <Input aria-label="搜索" placeholder="搜索" value={search} onValueChange={setSearch} className="m-2 w-60" />
      <DataTable
        aria-label="用户"
        columns={PLAIN}
        data={rows}
        rowKey="id"
        sorting={sorting}
        onSortingChange={setSorting}
      />
    </div>
  );
}
