import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.js';

/**
 * A short word with a tint: a kind or a chosen item.
 *
 * **When:** for a kind or a chosen item. Not for the state of a row (Status).
 *
 * **Keyboard:** Tab reaches the cross; Enter removes.
 */
const meta: Meta<typeof Tag> = {
  title: 'UI/Display/Tag',
  component: Tag,
  argTypes: {
    tone: { control: 'select', options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info', 'outline'] },
  },
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Tag> = { args: { children: '财务部', tone: 'primary' } };
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Tag tone="neutral">标签</Tag>
      <Tag tone="primary">标签</Tag>
      <Tag tone="success">标签</Tag>
      <Tag tone="warning">标签</Tag>
      <Tag tone="danger">标签</Tag>
      <Tag tone="info">标签</Tag>
      <Tag tone="outline">标签</Tag>
      <Tag onRemove={() => undefined}>财务部</Tag>
    </div>
  ),
};
