import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.js';

/**
 * Underlined tabs inside a page; the pills of the frame are something else.
 *
 * **When:** for views of one thing inside a page. Not for the open pages (the pills of the frame) or for steps
 * (Steps).
 *
 * **Keyboard:** One stop of Tab; arrows change the tab, Home and End go to the ends.
 */
const meta: Meta<typeof Tabs> = { title: 'UI/Display/Tabs', component: Tabs };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Tabs> = {
  args: {
    'aria-label': '待办',
    items: [
      { value: 'a', label: '全部数据', count: 12, content: '内容一' },
      { value: 'b', label: '当前组织', content: '内容二' },
    ],
  },
};
export const WithCounts: Story = {
  render: () => (
    <Tabs
      aria-label="待办"
      items={[
        { value: 'a', label: '全部数据', count: 12, content: '内容一' },
        { value: 'b', label: '当前组织', content: '内容二' },
        { value: 'c', label: '禁用', disabled: true, content: '' },
      ]}
    />
  ),
};
