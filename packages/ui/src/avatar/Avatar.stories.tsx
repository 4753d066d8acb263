import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

/** A picture or the first letter of a name. */
const meta: Meta = { title: 'Widgets/Avatar' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="周雨桐" />
      <Avatar name="zhou" tone="primary" />
      <Avatar name="欧阳子轩" size={36} />
      <Avatar name="" />
    </div>
  ),
};
