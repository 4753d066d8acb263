import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ContextMenu } from './ContextMenu.js';

/**
 * A menu at the pointer on a right click.
 *
 * **When:** as a second way to actions that stand somewhere visible too. Not as their only place: phones have no right
 * click.
 *
 * **Keyboard:** The menu key or Shift+F10 opens it; arrows move, right opens a submenu, Enter acts, Escape closes.
 */
const meta: Meta<typeof ContextMenu> = { title: 'UI/Actions/ContextMenu', component: ContextMenu };
export default meta;

type Story = StoryObj;

export const OnARightClick: Story = {
  render: () => (
    <ContextMenu items={[{ key: 'a', label: '关闭其他', onSelect: () => undefined }]}>
      <div className="grid h-24 w-60 place-items-center rounded-lg border border-default">右键点击此处</div>
    </ContextMenu>
  ),
};
