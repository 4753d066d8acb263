import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.js';

/**
 * Events in order.
 *
 * **When:** for what happened to one thing, newest or oldest first. Not for what is still to do (Steps).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Timeline> = { title: 'UI/Display/Timeline', component: Timeline };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Timeline> = {
  args: {
    items: [
      { key: 'a', title: '提交申请', time: '11-20 18:42', tone: 'success' },
      { key: 'b', title: '归档' },
    ],
  },
};
export const CourseOfARequest: Story = {
  render: () => (
    <Timeline
      items={[
        { key: 'a', title: '提交申请', time: '11-20 18:42', tone: 'success' },
        { key: 'b', title: '部门审批', time: '11-20 19:02', content: '同意', tone: 'primary' },
        { key: 'c', title: '归档' },
      ]}
    />
  ),
};
