import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Download, Key, Trash2 } from 'lucide-react';
import { Button } from '../button/Button.js';
import { DropdownMenu } from './DropdownMenu.js';

/**
 * A menu of actions from a button; 删除 last, after a divider.
 *
 * **When:** for the actions that are used less. Not for a choice that stays visible (Select, RadioGroup).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; arrows move, right opens a submenu, typing jumps, Enter acts,
 * Escape closes.
 */
const meta: Meta<typeof DropdownMenu> = {
  title: 'UI/Actions/DropdownMenu',
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: DropdownMenu,
};
export default meta;

type Story = StoryObj;

export const Open: Story = {
  render: () => (
    <div className="h-60">
      <DropdownMenu
        defaultOpen
        trigger={<Button>更多</Button>}
        items={[
          { kind: 'label', key: 'l', label: '账号' },
          { key: 'a', label: '重置密码', icon: <Key aria-hidden />, onSelect: () => undefined },
          { key: 'c', label: '启用', checked: true, onSelect: () => undefined },
          {
            kind: 'submenu',
            key: 's',
            label: '导出',
            icon: <Download aria-hidden />,
            items: [{ key: 'x', label: 'Excel', onSelect: () => undefined }],
          },
          { kind: 'divider', key: 'd' },
          { key: 'b', label: '删除', danger: true, icon: <Trash2 aria-hidden />, onSelect: () => undefined },
        ]}
      />
    </div>
  ),
};
