import { expect, within } from 'storybook/test';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Input } from './Input.js';

/**
 * One line of text. Use the label inside the field for filters only.
 *
 * **When:** for a line of text. Not for numbers (NumberInput), secrets (PasswordInput) or long texts (Textarea). The
 * label inside is for filters only.
 *
 * **Keyboard:** Plain typing; Tab reaches the cross and the buttons inside.
 */
const meta: Meta<typeof Input> = { title: 'UI/Inputs/Input', component: Input };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Input> = {
  args: { 'aria-label': '名称', placeholder: '请输入名称', clearable: true, className: 'w-72' },
};
export const States: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Input aria-label="占位" placeholder="请输入名称" />
      <Input aria-label="默认" defaultValue="东门 2 号道" clearable />
      <Input aria-label="错误" invalid defaultValue="1380013482" />
      <Input aria-label="禁用" disabled defaultValue="东门 2 号道" />
      <Input aria-label="只读" readOnly defaultValue="XF-20261120-0037" />
    </div>
  ),
};
export const PrefixSuffix: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Input aria-label="搜索" prefix={<Search aria-hidden />} placeholder="姓名 / 账号 / 手机号" />
      <Input aria-label="金额" suffix="元" defaultValue="13.00" />
      <Input aria-label="状态" label="编号" defaultValue="A01" />
    </div>
  ),
};

/** A search shows one cross, the widget's own. */
export const Searching: Story = {
  render: () => <Input type="search" aria-label="搜索" clearable defaultValue="停车" className="w-60" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await expect(getComputedStyle(field, '::-webkit-search-cancel-button').appearance).toBe('none');
  },
};
