import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NumberInput } from './NumberInput.js';

/**
 * For numbers; steps by arrow keys, clamps and rounds on leaving.
 *
 * **When:** for amounts and counts. Not for numbers that nobody adds up: phones, plates and codes are text (Input).
 *
 * **Keyboard:** Up and down arrows step; what is typed is bounded and rounded on leaving.
 */
const meta: Meta<typeof NumberInput> = { title: 'UI/Inputs/NumberInput', component: NumberInput };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof NumberInput> = {
  args: { 'aria-label': '金额', defaultValue: 12.5, precision: 2, suffix: '元', className: 'w-60' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <NumberInput aria-label="数量" defaultValue={3} />
      <NumberInput aria-label="金额" defaultValue={12.5} precision={2} suffix="元" />
      <NumberInput aria-label="禁用" disabled defaultValue={3} />
    </div>
  ),
};
