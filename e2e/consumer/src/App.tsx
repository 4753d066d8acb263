import { createField, createFormDocument, createFormStore } from '@smart-admin/form-engine/core';
import { FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { FormRenderer } from '@smart-admin/form-engine/renderer';
import { AddressPicker } from '@smart-admin/pickers/address-picker';
import { AutoNumberSelect } from '@smart-admin/pickers/auto-number-select';
import { DepartmentPicker } from '@smart-admin/pickers/department-picker';
import { DepartmentSelect } from '@smart-admin/pickers/department-select';
import { DictionarySelect } from '@smart-admin/pickers/dictionary-select';
import { GroupPicker } from '@smart-admin/pickers/group-picker';
import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { PopupPicker } from '@smart-admin/pickers/popup-picker';
import { PositionSelect } from '@smart-admin/pickers/position-select';
import { RecordPicker } from '@smart-admin/pickers/record-picker';
import { RolePicker } from '@smart-admin/pickers/role-picker';
import { createMemoryTree } from '@smart-admin/pickers/sources';
import { TreePicker } from '@smart-admin/pickers/tree-picker';
import { TreeUserPicker } from '@smart-admin/pickers/tree-user-picker';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Field } from '@smart-admin/ui/field';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { employees, unitTree } from './company';
import { countryRecords, countryTree } from './countries';
import { VisitForm } from './VisitForm';

const units = { source: unitTree, sourceKey: 'units' };
const records = { source: countryRecords, sourceKey: 'country-records' };
const columns = [
  { value: 'name', label: '国家' },
  { value: 'capital', label: '首都' },
];
const words = createMemoryTree([{ id: 'visit', label: '来访', children: [{ id: 'meeting', label: '会议' }] }]);
const rules = { load: () => Promise.resolve([{ enCode: 'order', fullName: '订单号' }]) };

/** Every picker, each in a labelled field that shows what it reports. */
export function App() {
  return (
    <main className="mx-auto grid max-w-180 grid-cols-2 gap-4 p-6">
      <Case label="组织">{(set) => <OrganizePicker {...units} multiple onValueChange={set} />}</Case>
      <Case label="部门">{(set) => <DepartmentPicker {...units} onValueChange={set} />}</Case>
      <Case label="部门下拉">{(set) => <DepartmentSelect {...units} onValueChange={set} />}</Case>
      <Case label="岗位">{(set) => <PositionSelect {...units} multiple onValueChange={set} />}</Case>
      <Case label="角色">{(set) => <RolePicker {...units} onValueChange={set} />}</Case>
      <Case label="分组">{(set) => <GroupPicker {...units} onValueChange={set} />}</Case>
      <Case label="字典">{(set) => <DictionarySelect source={words} sourceKey="words" onValueChange={set} />}</Case>
      <Case label="国家">{(set) => <TreePicker source={countryTree} sourceKey="countries" onValueChange={set} />}</Case>
      <Case label="地区">
        {(set) => <AddressPicker source={countryTree} sourceKey="places" depth={1} onValueChange={set} />}
      </Case>
      <Case label="用户">{(set) => <UserPicker source={employees} sourceKey="employees" onValueChange={set} />}</Case>
      <Case label="用户下拉">
        {(set) => <UserPicker source={employees} sourceKey="employees" mode="popover" multiple onValueChange={set} />}
      </Case>
      <Case label="员工">
        {(set) =>
          employees.tree && <TreeUserPicker source={employees.tree} sourceKey="employee-tree" onValueChange={set} />
        }
      </Case>
      <Case label="关联数据">{(set) => <RecordPicker {...records} columns={columns} paged onValueChange={set} />}</Case>
      <Case label="弹窗选择">{(set) => <PopupPicker {...records} onValueChange={set} />}</Case>
      <Case label="单据规则">{(set) => <AutoNumberSelect source={rules} sourceKey="rules" onValueChange={set} />}</Case>
      <EngineForm />
      <VisitForm />
    </main>
  );
}

function Case({ label, children }: { label: string; children: (set: (value: unknown) => void) => ReactNode }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <div>
      <Field label={label}>{children(setValue)}</Field>
      <output aria-label={`${label}的值`}>{JSON.stringify(value)}</output>
    </div>
  );
}

const document = createFormDocument([createField('userSelect', { id: 'approver', label: '审批人' })]);
const client = new QueryClient();

/** The same people in a field of the form engine. */
function EngineForm() {
  const [store] = useState(() => createFormStore(document, {}));
  return (
    <QueryClientProvider client={client}>
      <FormDataSourcesProvider sources={{ users: employees }}>
        <FormRenderer store={store} />
      </FormDataSourcesProvider>
    </QueryClientProvider>
  );
}
