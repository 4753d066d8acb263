import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Combobox } from './Combobox.js';

/**
 * A text field that suggests.
 *
 * **When:** where any text is right but most people mean one of a few: reasons, makers, tags. Not where only the list
 * is right (Select).
 *
 * **Keyboard:** The down arrow opens the list, arrows move, Enter takes a suggestion, Escape closes and keeps the
 * text.
 */
const meta: Meta<typeof Combobox> = {
  title: 'UI/Inputs/Combobox',
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: Combobox,
  args: {
    'aria-label': '来访事由',
    placeholder: '请输入',
    className: 'w-72',
    options: ['商务洽谈', '设备检修', '面试', '送货'].map((label) => ({ value: label, label })),
  },
};
export default meta;

type Story = StoryObj<typeof Combobox>;

export const Suggesting: Story = {};
export const Filled: Story = { args: { defaultValue: '商务洽谈', clearable: true } };
export const Disabled: Story = { args: { defaultValue: '面试', disabled: true } };
export const Open: Story = {
  decorators: [(Story) => <div className="h-60">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '来访事由' }));
    await expect(canvas.getByRole('combobox', { name: '来访事由' })).toHaveAttribute('aria-expanded', 'true');
  },
};
