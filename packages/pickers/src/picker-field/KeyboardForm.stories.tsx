import { DatePicker } from '@smart-admin/ui/date-picker';
import { Dialog } from '@smart-admin/ui/dialog';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { Select } from '@smart-admin/ui/select';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { DepartmentSelect } from '../department-select/DepartmentSelect.js';
import { OrganizePicker } from '../organize-picker/OrganizePicker.js';
import { Queries } from '../testing/Queries.js';
import { organizeTree } from '../testing/demo.js';

const schema = z.object({
  kind: z.nullable(z.string()),
  area: z.nullable(z.string()),
  department: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  day: z.nullable(z.string()),
});
type Visit = z.output<typeof schema>;

const KINDS = [
  { value: 'visit', label: '商务洽谈' },
  { value: 'repair', label: '设备检修' },
];
const AREAS = [{ id: 'south', label: '城南', children: [{ id: 'gate', label: '东门停车场' }] }];

function VisitForm({ onSubmit }: { onSubmit: (visit: Visit) => void }) {
  const form = useZodForm({
    schema,
    defaultValues: { kind: null, area: null, department: null, owner: null, day: null },
  });
  return (
    <Queries>
      <Dialog open title="访客登记">
        <Form form={form} onSubmit={onSubmit}>
          <FormField form={form} name="kind" label="来访事由">
            {(field) => <Select {...field} searchable options={KINDS} />}
          </FormField>
          <FormField form={form} name="area" label="停车场">
            {(field) => <TreeSelect {...field} nodes={AREAS} />}
          </FormField>
          <FormField form={form} name="department" label="部门">
            {(field) => <DepartmentSelect {...field} source={organizeTree} sourceKey="organizes" />}
          </FormField>
          <FormField form={form} name="owner" label="所属组织">
            {(field) => <OrganizePicker {...field} source={organizeTree} sourceKey="organizes" />}
          </FormField>
          <FormField form={form} name="day" label="日期">
            {(field) => <DatePicker {...field} />}
          </FormField>
          <FormSubmit form={form}>提交</FormSubmit>
        </Form>
      </Dialog>
    </Queries>
  );
}

/** Walks on by Tab until a button of this name has the focus. */
async function tabTo(name: string) {
  for (let step = 0; document.activeElement?.textContent !== name; step += 1) {
    if (step > 100) throw new Error(`${name} is not reached by the keyboard`);
    await userEvent.tab();
  }
}

/** A form in a dialog that is filled and sent without a pointer: each choice gives the focus back to its field. */
const meta: Meta<typeof VisitForm> = {
  title: 'Pickers/Form by keyboard',
  tags: ['!autodocs'],
  args: { onSubmit: fn() },
};
export default meta;

export const ByKeyboard: StoryObj<typeof VisitForm> = {
  render: (args) => <VisitForm {...args} />,
  play: async ({ args }) => {
    const body = within(document.body);
    const field = (name: string) => body.getByRole('combobox', { name, hidden: true });
    const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)));
    const inSearch = () => waitFor(() => expect(document.activeElement?.matches('input')).toBe(true));
    const found = () => waitFor(() => expect(document.querySelector('mark')).not.toBeNull());
    await hasFocus('来访事由');
    await userEvent.keyboard('{ArrowDown}');
    await inSearch();
    await userEvent.keyboard('jianxiu');
    await found();
    await userEvent.keyboard('{Enter}');
    await hasFocus('来访事由');
    await userEvent.tab();
    await hasFocus('停车场');
    await userEvent.keyboard('{Enter}');
    await inSearch();
    await userEvent.keyboard('dm');
    await found();
    await userEvent.keyboard('{Enter}');
    await hasFocus('停车场');
    await userEvent.tab();
    await hasFocus('部门');
    await userEvent.keyboard('{ArrowDown}');
    await inSearch();
    await userEvent.keyboard('财务');
    await found();
    await userEvent.keyboard('{Enter}');
    await hasFocus('部门');
    await userEvent.tab();
    await hasFocus('所属组织');
    await userEvent.keyboard('{Enter}');
    await inSearch();
    await userEvent.keyboard('yanfa');
    await found();
    await userEvent.keyboard('{Enter}');
    await tabTo('确定');
    await userEvent.keyboard('{Enter}');
    await hasFocus('所属组织');
    await userEvent.tab();
    await hasFocus('日期');
    await userEvent.keyboard('2026-11-20{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await hasFocus('日期');
    await tabTo('提交');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'repair',
      area: 'gate',
      department: 'finance',
      owner: 'research',
      day: '2026-11-21',
    });
  },
};
