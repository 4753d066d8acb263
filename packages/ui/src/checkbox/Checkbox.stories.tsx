import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.js';
import { CheckboxGroup } from './CheckboxGroup.js';

/**
 * Boxes to tick, alone or in a group.
 *
 * **When:** for several answers, or for one that counts only after saving. Not for what takes effect at once (Switch).
 *
 * **Keyboard:** Space ticks it.
 */
const meta: Meta<typeof Checkbox> = { title: 'UI/Inputs/Checkbox', component: Checkbox };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Checkbox> = { args: { children: '记住我' } };
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Checkbox>未选</Checkbox>
      <Checkbox defaultValue>已选</Checkbox>
      <Checkbox defaultValue="indeterminate">半选</Checkbox>
      <Checkbox disabled>禁用</Checkbox>
      <Checkbox disabled defaultValue>
        禁用已选
      </Checkbox>
      <Checkbox invalid>错误</Checkbox>
    </div>
  ),
};
export const Group: Story = {
  render: () => (
    <CheckboxGroup
      aria-label="部门"
      options={[
        { value: 1, label: '财务部' },
        { value: 2, label: '运营部' },
      ]}
      defaultValue={[1]}
    />
  ),
};
