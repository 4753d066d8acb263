import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Tooltip } from './Tooltip.js';

/** Names an icon button or completes a cut text. */
const meta: Meta = { title: 'Widgets/Tooltip' };
export default meta;

type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <div className="p-10">
      <Tooltip content="复制车牌" open>
        <Button>悬停</Button>
      </Tooltip>
    </div>
  ),
};
