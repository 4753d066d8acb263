import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider.js';

/**
 * A number on a line.
 *
 * **When:** for a value of which the feeling matters more than the number. Not for exact amounts (NumberInput).
 *
 * **Keyboard:** Arrows step, PageUp and PageDown step by ten, Home and End go to the ends.
 */
const meta: Meta<typeof Slider> = { title: 'UI/Inputs/Slider', component: Slider };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Slider> = {
  args: { 'aria-label': '音量', defaultValue: 30, showValue: true, className: 'w-72' },
};
export const WithItsValue: Story = {
  render: () => (
    <div className="w-80">
      <Slider aria-label="音量" defaultValue={30} showValue />
      <Slider aria-label="禁用" defaultValue={30} disabled />
    </div>
  ),
};
