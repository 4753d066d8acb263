import { type Meta, type StoryObj } from '@storybook/react-vite';
import { VirtualList } from './VirtualList.js';

/**
 * A long list of which only the rows in view are drawn.
 *
 * **When:** for long lists of equal rows without columns. Not for rows with columns (DataTable).
 *
 * **Keyboard:** Tab reaches the list; arrows, PageUp and PageDown scroll it.
 */
const meta: Meta<typeof VirtualList> = { title: 'UI/Lists/VirtualList', component: VirtualList };
export default meta;

type Story = StoryObj;

export const TenThousand: Story = {
  render: () => (
    <VirtualList
      aria-label="消息"
      className="h-80 w-80"
      items={Array.from({ length: 10_000 }, (_, index) => index)}
      itemKey={(item) => item}
      renderItem={(item) => <div className="border-b border-hairline p-2">第 {item + 1} 条</div>}
    />
  ),
};
