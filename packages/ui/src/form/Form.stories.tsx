import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { DatePicker } from '../date-picker/DatePicker.js';
import { Input } from '../input/Input.js';
import { NumberInput } from '../number-input/NumberInput.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { Select } from '../select/Select.js';
import { Switch } from '../switch/Switch.js';
import { Textarea } from '../textarea/Textarea.js';
import { Form, type FormProps } from './Form.js';
import { FormField } from './FormField.js';
import { FormProblems } from './FormProblems.js';
import { FormSubmit } from './FormSubmit.js';
import { setFieldErrors } from './fieldErrors.js';
import { useZodForm } from './useZodForm.js';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
  email: z.string().check(z.email()),
  kind: z.nullable(z.string()),
  seats: z.nullable(z.number().check(z.minimum(1), z.maximum(9))),
  day: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  active: z.boolean(),
  remark: z.string().check(z.maxLength(200)),
});
const EMPTY: z.infer<typeof schema> = {
  name: '',
  email: '',
  kind: null,
  seats: null,
  day: null,
  gender: null,
  active: true,
  remark: '',
};

/**
 * Fields over values that a zod schema describes, with React Hook Form beneath.
 *
 * **When:** for forms that are written by hand: sign-in, settings, small dialogs. Not for the forms of resources and of models,
 * whose fields are data: those are drawn by `@smart-admin/form-engine/renderer`.
 *
 * **Checks:** a field when it is left after the first input, at each change while it shows an error, all of them on submit.
 *
 * **Keyboard:** Enter in a field submits. A refused submit leads to the first error.
 */
const meta: Meta<typeof Form> = { title: 'Forms/Form by hand', component: Form };
export default meta;

type Story = StoryObj;

/** Labels above the fields. */
export const Playground: Story = { render: () => <Visitor /> };

/** Labels beside the fields, in two columns from 600 px of room. */
export const Horizontal: Story = { render: () => <Visitor layout="horizontal" columns={2} /> };

/** A submit with errors: each on its field, the first one focused, their number beside the buttons. */
export const WithErrors: Story = {
  render: () => <Visitor layout="horizontal" columns={2} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    // the checks are loaded after the form is drawn
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    await expect(document.activeElement).toBe(canvas.getByRole('textbox', { name: '姓名' }));
  },
};

/** What a server says stands on its fields, and above the form where no field has that name. */
export const ServerErrors: Story = {
  render: () => <Visitor values={{ ...EMPTY, name: '王伟', email: 'wang@example.com' }} refused />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('邮箱已被使用')).toBeVisible();
    await expect(await canvas.findByText('车场已停用，暂不能登记')).toBeVisible();
  },
};

/** Values can be read and copied, not changed. */
export const ReadOnly: Story = {
  render: () => <Visitor values={{ ...EMPTY, name: '王伟', email: 'wang@example.com', seats: 2 }} readOnly />,
};

/** Nothing can be used. */
export const Disabled: Story = { render: () => <Visitor disabled /> };

/** While the promise of `onSubmit` is open the button is busy and a second submit waits. */
export const Submitting: Story = {
  render: () => (
    <Visitor values={{ ...EMPTY, name: '王伟', email: 'wang@example.com' }} onSubmit={() => new Promise(() => {})} />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '保存' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

function Visitor({ values = EMPTY, refused = false, onSubmit, ...rest }: VisitorProps) {
  const form = useZodForm({ schema, defaultValues: values });
  const handleSubmit = () => {
    if (refused) setFieldErrors(form, { email: '邮箱已被使用', plan: '车场已停用，暂不能登记' });
  };
  return (
    <div className="max-w-170">
      <Form {...rest} form={form} onSubmit={onSubmit ?? handleSubmit}>
        <FormField form={form} name="name" label="姓名" required>
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="email" label="邮箱" required help="用于接收通知">
          {(field) => <Input {...field} />}
        </FormField>
        <FormField form={form} name="kind" label="类型">
          {(field) => (
            <Select
              {...field}
              options={[
                { value: 'guest', label: '访客' },
                { value: 'supplier', label: '供应商' },
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="seats" label="人数">
          {(field) => <NumberInput {...field} suffix="人" />}
        </FormField>
        <FormField form={form} name="day" label="日期">
          {(field) => <DatePicker {...field} />}
        </FormField>
        <FormField form={form} name="gender" label="性别">
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { value: '1', label: '男' },
                { value: '2', label: '女' },
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="active" label="启用">
          {(field) => <Switch {...field} />}
        </FormField>
        <FormField form={form} name="remark" label="备注">
          {(field) => <Textarea {...field} />}
        </FormField>
      </Form>
      <div className="mt-8 flex items-center justify-end gap-2">
        <FormProblems form={form} className="mr-auto" />
        <FormSubmit form={form}>保存</FormSubmit>
      </div>
    </div>
  );
}

interface VisitorProps extends Partial<Omit<FormProps<z.input<typeof schema>, z.output<typeof schema>>, 'form'>> {
  values?: typeof EMPTY;
  refused?: boolean;
}
