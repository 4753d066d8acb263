import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.js';
import { ColumnSettings } from '../column-settings/ColumnSettings.js';
import { DataTable } from '../data-table/DataTable.js';
import { type ColumnState, type DataColumn, type SortEntry } from '../data-table/dataColumn.js';
import { useClientRows } from '../data-table/useClientRows.js';
import { Descriptions } from '../descriptions/Descriptions.js';
import { Dialog, DialogClose } from '../dialog/Dialog.js';
import { Empty } from '../empty/Empty.js';
import { ErrorState } from '../error-state/ErrorState.js';
import { Field } from '../field/Field.js';
import { Input } from '../input/Input.js';
import { Pagination } from '../pagination/Pagination.js';
import { RowActions } from '../row-actions/RowActions.js';
import { Select } from '../select/Select.js';
import { Splitter } from '../splitter/Splitter.js';
import { Status } from '../status/Status.js';
import { Steps } from '../steps/Steps.js';
import { Textarea } from '../textarea/Textarea.js';
import { Tree } from '../tree/Tree.js';

/**
 * How widgets stand together on whole pages. Copy the arrangement, not the data.
 *
 * **When:** as the beginning of a page that is written by hand. Not where a document describes it: `ResourcePage` draws
 * list, form and rights out of data.
 *
 * **Keyboard:** Tab goes through the page from its head to its foot; each widget keeps its own keys.
 */
const meta: Meta = {
  title: 'Patterns/Pages',
  tags: ['vi'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

interface Lot {
  id: string;
  name: string;
  district: string;
  spaces: number;
  open: boolean;
}

const LOTS: Lot[] = Array.from({ length: 46 }, (_, index) => ({
  id: String(index + 1),
  name: `${['滨海广场', '城南枢纽', '人民医院', '会展中心'][index % 4]}停车场 ${index + 1}`,
  district: ['滨海区', '城南区', '城北区'][index % 3] ?? '',
  spaces: 120 + ((index * 37) % 400),
  open: index % 6 !== 5,
}));
const COLUMNS: DataColumn<Lot>[] = [
  { id: 'name', header: '车场', accessor: 'name', fixed: 'left', width: 200, sortable: true },
  { id: 'district', header: '片区', accessor: 'district', minWidth: 120, sortable: true },
  { id: 'spaces', header: '车位数', accessor: 'spaces', width: 120, align: 'right', sortable: true },
  {
    id: 'open',
    header: '状态',
    width: 110,
    cell: (lot) => <Status tone={lot.open ? 'enabled' : 'disabled'}>{lot.open ? '启用' : '停用'}</Status>,
  },
  {
    id: 'actions',
    header: '操作',
    width: 120,
    fixed: 'right',
    configurable: false,
    cell: () => (
      <RowActions
        items={[
          { key: 'edit', label: '编辑', onSelect: () => undefined },
          { key: 'delete', label: '删除', danger: true, onSelect: () => undefined },
        ]}
      />
    ),
  },
];
const DISTRICTS = ['滨海区', '城南区', '城北区'].map((label) => ({ value: label, label }));

/** Filters, one solid button, tools at the right, table, pager: nothing else on the page. */
export const ListPage: Story = { render: () => <ListExample /> };

function ListExample() {
  const [sorting, setSorting] = useState<readonly SortEntry[]>([]);
  const [search, setSearch] = useState('');
  const [columnState, setColumnState] = useState<ColumnState | undefined>();
  const [page, setPage] = useState({ page: 1, limit: 20 });
  const found = useClientRows({ rows: LOTS, columns: COLUMNS, sorting, search });
  return (
    <main className="flex h-dvh flex-col bg-surface">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline p-4">
        <Input
          aria-label="车场"
          label="车场"
          className="w-56 max-sm:w-full"
          value={search}
          onValueChange={setSearch}
          clearable
        />
        <Select aria-label="片区" label="片区" className="w-48 max-sm:w-full" options={DISTRICTS} clearable />
      </div>
      <div className="flex h-14 flex-none items-center justify-between px-4">
        <Button variant="primary">
          <Plus aria-hidden />
          新增车场
        </Button>
        <ColumnSettings columns={COLUMNS} value={columnState} onValueChange={setColumnState} />
      </div>
      <DataTable
        aria-label="车场"
        columns={COLUMNS}
        data={found.slice((page.page - 1) * page.limit, page.page * page.limit)}
        rowKey="id"
        sorting={sorting}
        onSortingChange={setSorting}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        empty={<Empty kind="noMatch" onClearFilters={() => setSearch('')} />}
      />
      <Pagination className="border-t border-hairline" {...page} total={found.length} onChange={setPage} />
    </main>
  );
}

/** Two columns of fields, the error where it is, one solid button at the right. */
export const FormDialog: Story = {
  render: () => (
    <Dialog
      defaultOpen
      title="编辑车场"
      width={800}
      footer={
        <>
          <DialogClose>
            <Button>取消</Button>
          </DialogClose>
          <Button variant="primary">保存</Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-6 gap-y-form-gap phone:grid-cols-1">
        <Field label="名称" required layout="horizontal">
          <Input defaultValue="滨海广场停车场" />
        </Field>
        <Field label="片区" required layout="horizontal" error="不能为空">
          <Select options={DISTRICTS} />
        </Field>
        <Field label="说明" layout="horizontal" className="col-span-full">
          <Textarea />
        </Field>
      </div>
    </Dialog>
  ),
};

/** A tree at the left chooses what the right shows; the border between them can be moved. */
export const MasterDetail: Story = {
  render: () => (
    <main className="h-dvh bg-surface">
      <Splitter
        defaultSize={240}
        min={180}
        max={400}
        className="h-full"
        start={
          <Tree
            aria-label="片区"
            defaultSelectedId="滨海区"
            nodes={DISTRICTS.map(({ label }) => ({
              id: label,
              label,
              extra: LOTS.filter((lot) => lot.district === label).length,
            }))}
          />
        }
        end={
          <div className="grid content-start gap-6 p-6">
            <h1 className="m-0 text-18 font-semibold">滨海区</h1>
            <Descriptions
              items={[
                { key: 'lots', label: '车场', value: 16 },
                { key: 'spaces', label: '车位数', value: '4,810' },
                { key: 'head', label: '负责人', value: '周雨桐' },
                { key: 'note', label: '备注', value: '' },
              ]}
            />
          </div>
        }
      />
    </main>
  ),
};

/** One decision a step; going back keeps what was typed. */
export const Wizard: Story = { render: () => <WizardExample /> };

function WizardExample() {
  const [step, setStep] = useState(0);
  const [name, setName] = useState('滨海广场停车场');
  const titles = ['基本资料', '收费规则', '完成'];
  return (
    <main className="mx-auto grid max-w-160 gap-8 p-8">
      <Steps current={step} items={titles.map((title) => ({ key: title, title }))} onStepClick={setStep} />
      <div className="grid min-h-40 content-start gap-form-gap">
        {step === 0 && (
          <Field label="名称" required>
            <Input value={name} onValueChange={setName} />
          </Field>
        )}
        {step === 1 && (
          <Field label="每小时费用" required>
            <Input suffix="元" defaultValue="5" />
          </Field>
        )}
        {step === 2 && <p className="m-0">{name} 已建立。</p>}
      </div>
      <div className="flex justify-end gap-2">
        {step > 0 && <Button onClick={() => setStep(step - 1)}>上一步</Button>}
        <Button variant="primary" disabled={step === 2} onClick={() => setStep(step + 1)}>
          下一步
        </Button>
      </div>
    </main>
  );
}

/** Says what is missing and offers the first step. */
export const EmptyApp: Story = {
  render: () => (
    <main className="grid h-dvh place-items-center bg-surface">
      <Empty
        title="还没有车场"
        description="建立第一个车场后，车道、收费规则和报表都在它下面。"
        actions={<Button variant="primary">新增车场</Button>}
      />
    </main>
  ),
};

/** Says what happened, what was kept, and how to go on. */
export const ErrorPage: Story = {
  render: () => (
    <main className="grid h-dvh place-items-center bg-surface">
      <ErrorState
        description="连接服务器超时，您填写的内容已保留，请检查网络后重试。"
        onRetry={() => undefined}
        requestId="7f3a91c2"
      />
    </main>
  ),
};
