import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Tooltip } from './Tooltip.js';

/**
 * Names an icon button or completes a cut text.
 *
 * **When:** to name an icon button or complete a cut text. Not for anything that must be read: touch shows none.
 *
 * **Keyboard:** Appears on focus, Escape hides it.
 */
const meta: Meta<typeof Tooltip> = {
  title: 'UI/Overlays/Tooltip',
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  component: Tooltip,
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Tooltip> = { args: { content: '复制车牌', children: <Button>悬停</Button> } };
export const Open: Story = {
  render: () => (
    <div className="p-10">
      <Tooltip content="复制车牌" open>
        <Button>悬停</Button>
      </Tooltip>
    </div>
  ),
};
