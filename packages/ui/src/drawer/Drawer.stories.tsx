import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Drawer } from './Drawer.js';

/**
 * A panel from an edge; without mask the page stays usable.
 *
 * **When:** for settings beside the page that they change. Not for forms that must be finished (Dialog).
 *
 * **Keyboard:** Escape closes it. With a mask the focus stays inside; without, Tab goes on into the page.
 */
const meta: Meta<typeof Drawer> = {
  title: 'UI/Overlays/Drawer',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Drawer,
};
export default meta;

type Story = StoryObj;

export const Right: Story = {
  render: () => (
    <Drawer defaultOpen title="列设置" footer={<Button>恢复默认</Button>}>
      内容
    </Drawer>
  ),
};
export const WithoutMask: Story = {
  render: () => (
    <Drawer defaultOpen mask={false} width={280} title="界面设置">
      内容
    </Drawer>
  ),
};
export const Bottom: Story = {
  render: () => (
    <Drawer defaultOpen side="bottom" title="选择操作">
      内容
    </Drawer>
  ),
};
