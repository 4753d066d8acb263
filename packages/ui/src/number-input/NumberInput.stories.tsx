import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NumberInput } from './NumberInput.js';

/** For numbers; steps by arrow keys, clamps and rounds on leaving. */
const meta: Meta = { title: 'Widgets/NumberInput' };
export default meta;

type Story = StoryObj;

export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <NumberInput aria-label="数量" defaultValue={3} />
      <NumberInput aria-label="金额" defaultValue={12.5} precision={2} suffix="元" />
      <NumberInput aria-label="禁用" disabled defaultValue={3} />
    </div>
  ),
};
