import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SplitButton, type SplitButtonProps } from './SplitButton.js';

/**
 * The action that is meant most, joined to a menu of its variants.
 *
 * **When:** for one action with variants that are seldom wanted: save and save as draft, export and its formats. Not for
 * actions of equal weight (buttons side by side) or without a main one (DropdownMenu).
 *
 * **Keyboard:** Tab reaches both buttons; Enter or Space do the action, or open the menu, whose arrows move.
 */
const meta: Meta<typeof SplitButton> = { title: 'UI/Actions/SplitButton', tags: ['vi'], component: SplitButton };
export default meta;

type Story = StoryObj;

function Save(props: Omit<SplitButtonProps, 'items' | 'children'>) {
  return (
    <SplitButton
      {...props}
      items={[
        { key: 'draft', label: '存为草稿', onSelect: () => undefined },
        { key: 'next', label: '保存并新增', onSelect: () => undefined },
      ]}
    >
      保存
    </SplitButton>
  );
}

/** One for each weight; at most one primary in a view. */
export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Save variant="primary" />
      <Save />
      <Save variant="soft" />
      <Save variant="danger" />
      <Save variant="dangerSolid" />
    </div>
  ),
};

/** Off, waiting, with an icon. */
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Save variant="primary" disabled />
      <Save variant="primary" loading />
      <Save icon={<Download aria-hidden />} />
      <Save size="mini" />
      <Save size="default" />
    </div>
  ),
};

/** The menu opens at the end of the button. */
export const MenuOpens: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: () => (
    <div className="min-h-36">
      <Save variant="primary" />
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: '存为草稿' })).toHaveFocus());
  },
};
