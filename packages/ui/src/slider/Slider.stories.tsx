import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Slider } from './Slider.js';

/** A number on a line. */
const meta: Meta = { title: 'Widgets/Slider' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="w-80">
      <Slider aria-label="音量" defaultValue={30} showValue />
      <Slider aria-label="禁用" defaultValue={30} disabled />
    </div>
  ),
};
