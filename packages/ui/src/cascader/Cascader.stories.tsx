import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Cascader } from './Cascader.js';

/**
 * A choice level by level in columns.
 *
 * **When:** for places and categories of two to four levels. Not for deep or unequal trees (TreeSelect).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; up and down move in a column, right and left between columns,
 * Enter chooses, Escape closes.
 */
const meta: Meta<typeof Cascader> = {
  title: 'UI/Inputs/Cascader',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  component: Cascader,
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Cascader> = {
  args: {
    'aria-label': '地区',
    className: 'w-60',
    options: [
      { value: '11', label: '北京市', children: [{ value: '1101', label: '市辖区' }] },
      { value: '31', label: '上海市' },
    ],
  },
};
export const Open: Story = {
  render: () => (
    <div className="h-60 w-60">
      <Cascader
        aria-label="地区"
        defaultOpen
        defaultValue={['11', '1101']}
        options={[
          { value: '11', label: '北京市', children: [{ value: '1101', label: '市辖区' }] },
          { value: '31', label: '上海市' },
        ]}
      />
    </div>
  ),
};
