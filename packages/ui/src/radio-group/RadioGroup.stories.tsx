import { type Meta, type StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './RadioGroup.js';

/**
 * One of a few choices that are all visible; above five use Select.
 *
 * **When:** for one of two to five. Not for more (Select) or for on and off (Switch).
 *
 * **Keyboard:** One stop of Tab; arrows choose.
 */
const meta: Meta<typeof RadioGroup> = { title: 'UI/Inputs/RadioGroup', component: RadioGroup };
export default meta;

type Story = StoryObj;

const OPTIONS = [
  { value: 1, label: '启用' },
  { value: 2, label: '停用' },
  { value: 3, label: '锁定', disabled: true },
];

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof RadioGroup> = {
  args: { 'aria-label': '状态', options: OPTIONS, defaultValue: 1 },
};
export const NothingChosen: Story = { render: () => <RadioGroup aria-label="状态" options={OPTIONS} /> };
export const Invalid: Story = { render: () => <RadioGroup aria-label="状态" options={OPTIONS} invalid /> };
export const ReadOnly: Story = {
  render: () => <RadioGroup aria-label="状态" options={OPTIONS} defaultValue={1} readOnly />,
};
export const Vertical: Story = {
  render: () => <RadioGroup aria-label="状态" options={OPTIONS} defaultValue={1} orientation="vertical" />,
};
export const Buttons: Story = {
  render: () => <RadioGroup aria-label="状态" options={OPTIONS} defaultValue={2} appearance="button" />,
};
export const Disabled: Story = {
  render: () => <RadioGroup aria-label="状态" options={OPTIONS} defaultValue={1} disabled />,
};
