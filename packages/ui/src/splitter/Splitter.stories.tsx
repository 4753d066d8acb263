import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Splitter } from './Splitter.js';

/**
 * Two panes with a movable line.
 *
 * **When:** for two panes of which one is worth more room at times. Not on phones: there the panes stand below each
 * other.
 *
 * **Keyboard:** The line takes the focus: left and right arrows move it.
 */
const meta: Meta<typeof Splitter> = { title: 'UI/Display/Splitter', component: Splitter };
export default meta;

type Story = StoryObj;

export const TreeAndList: Story = {
  render: () => (
    <div className="flex h-60 border border-hairline bg-surface">
      <Splitter start={<div className="p-3">组织</div>} end={<div className="p-3">列表</div>} />
    </div>
  ),
};
