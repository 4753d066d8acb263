import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Select } from './Select.js';

/**
 * One choice of a list that opens; searchable from about ten options.
 *
 * **When:** for one of six or more; searchable from about ten. Not for up to five (RadioGroup) or free text
 * (Combobox).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; arrows, Home and End move, typing jumps or searches, Enter
 * chooses, Escape closes, Backspace clears.
 */
const meta: Meta<typeof Select> = {
  title: 'UI/Inputs/Select',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: Select,
};
export default meta;

type Story = StoryObj;

const OPTIONS = [
  { value: 1, label: '启用' },
  { value: 2, label: '停用' },
  { value: 3, label: '锁定', disabled: true },
];

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Select> = {
  args: { 'aria-label': '状态', options: OPTIONS, defaultValue: 1, clearable: true, className: 'w-60' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Select aria-label="状态" options={OPTIONS} />
      <Select aria-label="状态" options={OPTIONS} defaultValue={1} clearable />
      <Select aria-label="状态" label="状态" options={OPTIONS} defaultValue={1} />
      <Select aria-label="状态" options={OPTIONS} invalid />
      <Select aria-label="状态" options={OPTIONS} disabled defaultValue={1} />
      <Select aria-label="状态" options={OPTIONS} readOnly defaultValue={1} />
    </div>
  ),
};
export const Open: Story = {
  render: () => (
    <div className="h-60 w-60">
      <Select aria-label="状态" options={OPTIONS} defaultValue={1} defaultOpen />
    </div>
  ),
};
export const ThousandsSearchable: Story = {
  render: () => (
    <div className="h-96 w-60">
      <Select
        aria-label="车道"
        searchable
        defaultOpen
        options={Array.from({ length: 5000 }, (_, index) => ({ value: index, label: `车道 ${index + 1}` }))}
      />
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <div className="h-40 w-60">
      <Select aria-label="状态" options={[]} loading defaultOpen />
    </div>
  ),
};
export const Empty: Story = {
  render: () => (
    <div className="h-40 w-60">
      <Select aria-label="状态" options={[]} defaultOpen />
    </div>
  ),
};
