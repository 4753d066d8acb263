import { type Meta, type StoryObj } from '@storybook/react-vite';
import { CountUp } from './CountUp.js';

/**
 * A number that counts up to its value when it first appears.
 *
 * **When:** for one or two key figures of a home page. Not on screens in public or in tables: those show their numbers
 * without counting.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof CountUp> = { title: 'UI/Display/CountUp', component: CountUp, args: { value: 18_642 } };
export default meta;

type Story = StoryObj<typeof CountUp>;

export const Counting: Story = { args: { className: 'text-32 font-semibold' } };
export const Amount: Story = {
  args: { value: 59_812.5, decimals: 2, prefix: '¥ ', className: 'text-24 font-semibold' },
};
export const Still: Story = { args: { duration: 0 } };
