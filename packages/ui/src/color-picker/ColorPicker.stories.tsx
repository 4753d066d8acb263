import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ColorPicker } from './ColorPicker.js';

/**
 * A colour, chosen from an area, typed or taken from common ones.
 *
 * **When:** for colours that a user owns (codes, screens, tags). Not for the colours of the interface: those come from
 * the theme.
 *
 * **Keyboard:** Enter opens it; arrows move in the area and the strip, Tab goes on to the field and the common
 * colours, Escape closes.
 */
const meta: Meta<typeof ColorPicker> = {
  title: 'UI/Inputs/ColorPicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  component: ColorPicker,
  args: { 'aria-label': '线条颜色', defaultValue: '#1890ff', className: 'w-60' },
};
export default meta;

type Story = StoryObj<typeof ColorPicker>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Clearable: Story = { args: { clearable: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div className="h-80">{Story()}</div>],
};
