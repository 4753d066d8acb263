import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Cascader } from './Cascader.js';

/** A choice level by level in columns. */
const meta: Meta = { title: 'Widgets/Cascader' };
export default meta;

type Story = StoryObj;

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
