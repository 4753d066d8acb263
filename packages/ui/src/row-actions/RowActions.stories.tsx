import { type Meta, type StoryObj } from '@storybook/react-vite';
import { RowActions } from './RowActions.js';

/**
 * Actions at the end of a table row.
 *
 * **When:** at the end of a row: at most two in words, the rest in a menu. Not for actions on several rows: those
 * stand above the list.
 *
 * **Keyboard:** Tab goes through the actions; Enter presses, in the menu arrows move.
 */
const meta: Meta<typeof RowActions> = { title: 'UI/Actions/RowActions', component: RowActions };
export default meta;

type Story = StoryObj;

export const TwoActionsAndAMenu: Story = {
  render: () => (
    <RowActions
      items={[
        { key: 'a', label: '编辑', onSelect: () => undefined },
        { key: 'b', label: '授权', onSelect: () => undefined },
        { key: 'c', label: '删除', danger: true, onSelect: () => undefined },
      ]}
    />
  ),
};
