import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Label } from './Label.js';

/** Names a control; required ones carry a star. */
const meta: Meta = { title: 'Widgets/Label' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Label required htmlFor="none">
      姓名
    </Label>
  ),
};
