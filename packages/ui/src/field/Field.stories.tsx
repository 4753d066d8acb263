import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Input } from '../input/Input.js';
import { Field } from './Field.js';

/**
 * Label, control and message; the message stands in the gap below, so the form never jumps.
 *
 * **When:** around every control of a form. Not in the search line of a list: there the label stands inside the
 * control.
 *
 * **Keyboard:** A click on the label focuses the control.
 */
const meta: Meta<typeof Field> = { title: 'Forms/Field', component: Field };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Field> = {
  args: { label: '姓名', required: true, help: '与证件一致', children: <Input />, className: 'w-80' },
};
export const Horizontal: Story = {
  render: () => (
    <div className="grid w-96 max-w-full gap-(--form-gap)">
      <Field label="姓名" required layout="horizontal">
        <Input />
      </Field>
      <Field label="手机号" required layout="horizontal" error="请正确输入您的手机号">
        <Input defaultValue="138" />
      </Field>
      <Field label="编号" layout="horizontal" help="保存后自动生成">
        <Input readOnly />
      </Field>
    </div>
  ),
};
export const Vertical: Story = {
  render: () => (
    <div className="grid w-72 gap-(--form-gap)">
      <Field label="姓名" required>
        <Input />
      </Field>
      <Field label="手机号" error="请正确输入您的手机号">
        <Input defaultValue="138" />
      </Field>
    </div>
  ),
};
