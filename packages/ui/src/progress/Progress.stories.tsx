import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.js';

/** How much is done, or that something is. */
const meta: Meta = { title: 'Widgets/Progress' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Progress aria-label="上传" value={40} />
      <Progress aria-label="上传" value={100} tone="success" />
      <Progress aria-label="上传" value={null} />
    </div>
  ),
};
