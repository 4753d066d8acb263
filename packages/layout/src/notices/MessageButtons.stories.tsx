import { type Meta, type StoryObj } from '@storybook/react-vite';
import { MessageButtons, type UnreadCounts } from './MessageButtons.js';

/** Chat and notices of the top bar. Unread chat is a dot, unread notices are counted, up to 99+. */
const meta: Meta = { title: 'Layout/MessageButtons' };
export default meta;

type Story = StoryObj;

export const NothingUnread: Story = buttons({ chat: 0, notices: 0 });
export const Unread: Story = buttons({ chat: 3, notices: 7 });
export const Many: Story = buttons({ chat: 120, notices: 120 });
export const Dark: Story = { ...Unread, globals: { mode: 'dark' } };

function buttons(unread: UnreadCounts): Story {
  return {
    render: () => (
      <div className="flex gap-1">
        <MessageButtons unread={unread} onOpen={() => undefined} />
      </div>
    ),
  };
}
