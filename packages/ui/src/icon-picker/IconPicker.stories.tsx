import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { IconPicker } from './IconPicker.js';

/**
 * One of the product's icons by its name.
 *
 * **When:** where people choose how something of theirs looks in menus and tiles. Not for icons of the interface itself:
 * those stand in the code.
 *
 * **Keyboard:** Enter opens it and the search has the focus, where Enter takes the first match; Arrow down goes to the
 * icons, arrows walk among them, Enter chooses, Escape closes.
 */
const meta: Meta<typeof IconPicker> = {
  title: 'UI/Inputs/IconPicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  component: IconPicker,
  args: { 'aria-label': '菜单图标', defaultValue: 'car', className: 'w-60' },
};
export default meta;

type Story = StoryObj<typeof IconPicker>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Chosen: Story = {
  args: { defaultValue: '' },
  decorators: [(Story) => <div className="h-80">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.click(field);
    await userEvent.type(await screen.findByRole('searchbox'), 'user');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(field).toHaveTextContent(/user/);
    await expect(field).toHaveFocus();
  },
};
