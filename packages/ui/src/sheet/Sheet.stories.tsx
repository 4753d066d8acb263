import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Sheet } from './Sheet.js';

/**
 * The surface of a page.
 *
 * **When:** as the one surface of a page, divided by hairlines. Not one per section.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Sheet> = { title: 'UI/Display/Sheet', component: Sheet };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Sheet> = {
  args: { title: '基本信息', children: '内容', bodyClassName: 'p-4' },
};
export const WithExtra: Story = {
  render: () => (
    <Sheet title="基本信息" extra={<a href="#edit">编辑</a>} bodyClassName="p-4">
      内容
    </Sheet>
  ),
};
