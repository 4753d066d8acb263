import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.js';
import { HoverCard } from './HoverCard.js';

/**
 * More about a link or a name while the pointer rests on it.
 *
 * **When:** for a look at a person or a record before going there. Not for what is needed to go on (fingers have no
 * hover: Popover), and not for one line (Tooltip).
 *
 * **Keyboard:** The focus on the link opens it, leaving it or Escape closes. The focus never enters: what it shows stands
 * where the link leads, too.
 */
const meta: Meta<typeof HoverCard> = {
  title: 'UI/Overlays/HoverCard',
  tags: ['vi'],
  component: HoverCard,
  parameters: { docs: { story: { inline: false, height: '220px' } } },
};
export default meta;

type Story = StoryObj;

function Person({ defaultOpen = false }: { defaultOpen?: boolean }) {
  return (
    <div className="min-h-36">
      <HoverCard
        defaultOpen={defaultOpen}
        openDelay={0}
        trigger={
          <a href="#zhang" className="text-primary-text">
            张伟
          </a>
        }
      >
        <div className="flex items-start gap-3">
          <Avatar name="张伟" />
          <div className="min-w-0">
            <div className="font-medium">张伟</div>
            <div className="text-2">财务部 · 会计</div>
            <div className="mt-1 text-3 tabular-nums">电话 138 0000 1234</div>
          </div>
        </div>
      </HoverCard>
    </div>
  );
}

/** A person behind a name. */
export const PersonBehindAName: Story = { render: () => <Person defaultOpen /> };

/** The focus opens it. */
export const OpensByFocus: Story = {
  render: () => <Person />,
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('财务部 · 会计')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('财务部 · 会计')).toBeNull());
  },
};
