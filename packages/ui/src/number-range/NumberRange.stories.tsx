import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NumberRange } from './NumberRange.js';

/**
 * Two numbers from - to, for searches.
 *
 * **When:** for searches between two numbers. Not for two numbers that mean different things: those are two fields.
 *
 * **Keyboard:** As NumberInput; a swapped pair is put in order on leaving.
 */
const meta: Meta<typeof NumberRange> = { title: 'UI/Inputs/NumberRange', component: NumberRange };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof NumberRange> = {
  args: { 'aria-label': '金额', defaultValue: [10, 100], className: 'w-72' },
};
export const FromTo: Story = {
  render: () => (
    <div className="w-80">
      <NumberRange aria-label="金额" defaultValue={[10, 100]} />
    </div>
  ),
};
