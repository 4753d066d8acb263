import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.js';

/**
 * Sections that open and close.
 *
 * **When:** for long pages of settings and details of which one reads a part. Not for steps in an order (Steps) or
 * views of one thing (Tabs).
 *
 * **Keyboard:** Tab goes from head to head, arrows too; Enter or Space opens and closes.
 */
const meta: Meta<typeof Accordion> = { title: 'UI/Display/Accordion', component: Accordion };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Accordion> = {
  args: {
    defaultValue: ['a'],
    items: [
      { value: 'a', label: '基本信息', content: '内容' },
      { value: 'b', label: '高级设置', content: '内容' },
    ],
  },
};
/** Opening one section closes the other. */
export const Single: Story = {
  render: () => (
    <Accordion
      single
      defaultValue={['b']}
      items={[
        { value: 'a', label: '停车场名称很长的时候标题也只占一行，其余的部分以省略号表示', content: '内容' },
        { value: 'b', label: '高级设置', content: '内容' },
        { value: 'c', label: '操作记录', content: '内容' },
      ]}
    />
  ),
};
