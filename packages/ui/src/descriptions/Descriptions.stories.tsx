import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Descriptions } from './Descriptions.js';

/**
 * Names and values of one record, for reading.
 *
 * **When:** for one record that is read. Not for several records of the same kind (DataTable).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Descriptions> = { title: 'UI/Lists/Descriptions', component: Descriptions };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Descriptions> = {
  args: {
    items: [
      { key: 'a', label: '姓名', value: '周雨桐' },
      { key: 'b', label: '部门', value: '平台研发部' },
    ],
  },
};
export const TwoColumns: Story = {
  render: () => (
    <Descriptions
      items={[
        { key: 'a', label: '姓名', value: '周雨桐' },
        { key: 'b', label: '部门', value: '平台研发部' },
        { key: 'c', label: '备注', value: '', span: 2 },
      ]}
    />
  ),
};
