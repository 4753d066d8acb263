import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Popover } from './Popover.js';

/**
 * A floating panel at its trigger.
 *
 * **When:** for a small form or details at their trigger. Not for one line of help (Tooltip) or for actions
 * (DropdownMenu).
 *
 * **Keyboard:** Enter or Space open it and the focus enters; Escape closes and returns it.
 */
const meta: Meta<typeof Popover> = {
  title: 'UI/Overlays/Popover',
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  component: Popover,
};
export default meta;

type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <div className="h-40">
      <Popover aria-label="详情" defaultOpen trigger={<Button>打开</Button>}>
        内容
      </Popover>
    </div>
  ),
};
