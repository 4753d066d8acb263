import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Sheet } from './Sheet.js';

/** The surface of a page. */
const meta: Meta = { title: 'Widgets/Sheet' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <Sheet title="基本信息" bodyClassName="p-4">
      内容
    </Sheet>
  ),
};
