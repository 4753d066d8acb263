import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.js';
import { Badge } from './Badge.js';

/**
 * A count at the corner of its child, at most 99+.
 *
 * **When:** for things that wait: unread notices, open tasks. Not for the state of a row (Status) or a kind (Tag).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Badge> = { title: 'UI/Display/Badge', component: Badge };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Badge> = { args: { count: 12, children: <Avatar name="林" /> } };
export const CountsAndDots: Story = {
  render: () => (
    <div className="flex gap-8 p-4">
      <Badge count={12}>
        <Avatar name="林" />
      </Badge>
      <Badge count={120}>
        <Avatar name="林" />
      </Badge>
      <Badge dot label="有未读">
        <Avatar name="林" />
      </Badge>
      <Badge count={0}>
        <Avatar name="林" />
      </Badge>
    </div>
  ),
};
