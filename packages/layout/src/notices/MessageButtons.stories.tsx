import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageButtons, type UnreadCounts } from './MessageButtons.js';

/**
 * Chat and notices of the top bar. Unread chat is a dot, unread notices are counted, up to 99+.
 *
 * **When:** in `notices` of the frame, where messages exist. Not for the result of a click (Toast).
 *
 * **Keyboard:** Tab reaches both; Enter opens.
 */
const meta: Meta = { title: 'Frame/MessageButtons' };
export default meta;

type Story = StoryObj;

export const NothingUnread: Story = buttons({ chat: 0, notices: 0 }, []);
export const Unread: Story = buttons({ chat: 3, notices: 7 }, ['', '7']);
export const Many: Story = buttons({ chat: 120, notices: 120 }, ['', '99+']);
export const Dark: Story = { ...Unread, globals: { mode: 'dark' } };

/** The buttons; `badges` is what stands on those that are unread. */
function buttons(unread: UnreadCounts, badges: readonly string[]): Story {
  return {
    play: async ({ canvasElement }) => {
      const shown = [...canvasElement.querySelectorAll('[data-slot=badge]')].map(({ firstChild }) =>
        firstChild instanceof Text ? firstChild.data : '',
      );
      await expect(shown).toEqual(badges);
    },
    render: () => (
      <div className="flex gap-1">
        <MessageButtons unread={unread} onOpen={() => undefined} />
      </div>
    ),
  };
}
