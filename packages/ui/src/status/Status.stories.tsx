import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Status } from './Status.js';

/**
 * State of a row: a shape and always its word.
 *
 * **When:** for the state of a row, always with its word. Not for kinds (Tag) or counts (Badge).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Status> = {
  title: 'UI/Display/Status',
  component: Status,
  argTypes: { tone: { control: 'select', options: ['enabled', 'disabled', 'locked', 'warning', 'info'] } },
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Status> = { args: { tone: 'enabled', children: '启用' } };
export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Status tone="enabled">启用</Status>
      <Status tone="disabled">停用</Status>
      <Status tone="locked">锁定</Status>
      <Status tone="warning">欠费</Status>
      <Status tone="info">充电中</Status>
    </div>
  ),
};
