import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Rate } from './Rate.js';

/**
 * A rating by stars.
 *
 * **When:** for an opinion. Not for a measured value (Progress).
 *
 * **Keyboard:** Arrows change it, Home and End go to the ends; a click on the chosen star takes it away.
 */
const meta: Meta<typeof Rate> = { title: 'UI/Inputs/Rate', component: Rate };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Rate> = { args: { 'aria-label': '服务', defaultValue: 3, showText: true } };
export const WholeAndHalfStars: Story = {
  render: () => (
    <div className="grid gap-2">
      <Rate aria-label="服务" defaultValue={3} />
      <Rate aria-label="速度" allowHalf showText defaultValue={3.5} />
      <Rate aria-label="禁用" disabled defaultValue={2} />
    </div>
  ),
};
