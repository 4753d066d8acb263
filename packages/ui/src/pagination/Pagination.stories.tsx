import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.js';

/**
 * Foot of a list: total, sizes, previous, pages, next, jumper.
 *
 * **When:** below every list that the server pages. Not for lists that one scrolls through (VirtualList).
 *
 * **Keyboard:** Tab goes through sizes, arrows and pages; Enter in the jumper goes to its page.
 */
const meta: Meta<typeof Pagination> = { title: 'UI/Lists/Pagination', tags: ['vi'], component: Pagination };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Pagination> = {
  args: { page: 2, limit: 20, total: 186, onChange: () => undefined },
};
export const FirstPage: Story = {
  render: () => <Pagination page={1} limit={20} total={186} onChange={() => undefined} />,
};
export const ManyPages: Story = {
  render: () => <Pagination page={50} limit={20} total={18600} onChange={() => undefined} />,
};
export const Compact: Story = {
  render: () => <Pagination compact page={2} limit={20} total={186} onChange={() => undefined} />,
};
export const CompactSinglePage: Story = {
  render: () => <Pagination compact page={1} limit={20} total={4} onChange={() => undefined} />,
};
export const Disabled: Story = {
  render: () => <Pagination disabled page={2} limit={20} total={186} onChange={() => undefined} />,
};
