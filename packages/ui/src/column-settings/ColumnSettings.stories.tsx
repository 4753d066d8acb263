import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ColumnState } from '../data-table/dataColumn.js';
import { ColumnSettings } from './ColumnSettings.js';

/**
 * Shows, hides and reorders the columns of a list.
 *
 * **When:** beside every list with more columns than fit. Not to hide what a role may not see: that is a permission.
 *
 * **Keyboard:** Space ticks a column, Alt with the up or down arrow moves it; Escape closes the drawer.
 */
const meta: Meta<typeof ColumnSettings> = {
  title: 'UI/Lists/ColumnSettings',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: ColumnSettings,
};
export default meta;

type Story = StoryObj;

const COLUMNS = [
  { id: 'name', header: '姓名' },
  { id: 'phone', header: '手机号' },
  { id: 'email', header: '邮箱', hidden: true },
];

export const Open: Story = {
  render: () => <ColumnSettings defaultOpen columns={COLUMNS} value={undefined} onValueChange={() => undefined} />,
};

const MANY = Array.from({ length: 40 }, (_, index) => ({
  id: `c${index}`,
  header: `第 ${index + 1} 项指标`,
  ...(index === 0 && { fixed: 'left' as const }),
}));

/** Of many columns one is found by its name; fixed ones stand in a list of their own. */
export const FortyColumns: Story = {
  render: function Render() {
    const [value, setValue] = useState<ColumnState | undefined>(undefined);
    return <ColumnSettings defaultOpen columns={MANY} value={value} onValueChange={setValue} />;
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '列设置' }));
    await userEvent.type(drawer.getByRole('textbox', { name: '搜索列' }), '12');
    await expect(drawer.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(drawer.getByRole('button', { name: '固定 第 12 项指标' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: '固定在左侧' }));
    await userEvent.clear(drawer.getByRole('textbox', { name: '搜索列' }));
    const left = within(drawer.getByRole('list', { name: '固定在左侧' }));
    await expect(left.getAllByRole('checkbox').map((box) => box.textContent)).toHaveLength(2);
    await expect(left.getByRole('checkbox', { name: '第 12 项指标' })).toBeVisible();
  },
};

/** Pointer events as a person's drag makes them; user-event knows no drag. */
async function drag(element: Element, target: Element): Promise<void> {
  const dataTransfer = new DataTransfer();
  const at = (box: Element) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { bubbles: true, cancelable: true, dataTransfer, clientX: left + width / 2, clientY: top + height - 4 };
  };
  const fire = async (type: string, on: Element) => {
    on.dispatchEvent(new DragEvent(type, at(on)));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  await fire('dragstart', element);
  for (const type of ['dragenter', 'dragover', 'drop']) await fire(type, target);
  await fire('dragend', element);
}

export const Dragging: Story = {
  name: 'R2.7-21 a column is dragged to another place',
  render: function Render() {
    const [value, setValue] = useState<ColumnState | undefined>(undefined);
    return <ColumnSettings defaultOpen columns={COLUMNS} value={value} onValueChange={setValue} />;
  },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: '列设置' }));
    const names = () => drawer.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names()).toEqual(['姓名', '手机号', '邮箱']);
    const [first, second] = drawer.getAllByRole('listitem');
    if (first && second) await drag(first, second);
    await waitFor(() => expect(names()).toEqual(['手机号', '姓名', '邮箱']));
    await userEvent.click(drawer.getByRole('button', { name: '恢复默认' }));
    await expect(names()).toEqual(['姓名', '手机号', '邮箱']);
  },
};
