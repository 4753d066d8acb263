import { type Meta, type StoryObj } from '@storybook/react-vite';
import { MultiSelect } from './MultiSelect.js';

/**
 * Several choices of a list, shown as tags.
 *
 * **When:** for several of a list that is too long for boxes. Not for up to five (Checkbox) or a tree (TreeSelect).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; arrows move, Enter ticks and keeps it open, Escape closes,
 * Backspace takes the last away.
 */
const meta: Meta<typeof MultiSelect> = {
  title: 'UI/Inputs/MultiSelect',
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: MultiSelect,
};
export default meta;

type Story = StoryObj;

const OPTIONS = [
  { value: 1, label: '启用' },
  { value: 2, label: '停用' },
  { value: 3, label: '锁定', disabled: true },
];

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof MultiSelect> = {
  args: { 'aria-label': '状态', options: OPTIONS, defaultValue: [1], className: 'w-72' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <MultiSelect aria-label="状态" options={OPTIONS} />
      <MultiSelect aria-label="状态" options={OPTIONS} defaultValue={[1, 2, 3]} />
      <MultiSelect aria-label="状态" options={OPTIONS} defaultValue={[1]} disabled />
    </div>
  ),
};
export const Open: Story = {
  render: () => (
    <div className="h-72 w-60">
      <MultiSelect aria-label="状态" options={OPTIONS} defaultValue={[1]} defaultOpen />
    </div>
  ),
};
