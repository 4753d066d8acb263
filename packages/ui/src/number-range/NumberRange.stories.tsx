import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NumberRange } from './NumberRange.js';

/** Two numbers from - to, for searches. */
const meta: Meta = { title: 'Widgets/NumberRange' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="w-80">
      <NumberRange aria-label="金额" defaultValue={[10, 100]} />
    </div>
  ),
};
