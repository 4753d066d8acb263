import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ColorPicker } from './ColorPicker.js';

/** Use it for colours that a user owns (codes, screens, tags); the colours of the interface come from the theme. */
const meta: Meta<typeof ColorPicker> = {
  title: 'Widgets/ColorPicker',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  component: ColorPicker,
  args: { 'aria-label': '线条颜色', defaultValue: '#1890ff', className: 'w-60' },
};
export default meta;

type Story = StoryObj<typeof ColorPicker>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
export const Clearable: Story = { args: { clearable: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  args: { defaultOpen: true },
  decorators: [(Story) => <div className="h-80">{Story()}</div>],
};
