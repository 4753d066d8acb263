import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ColumnSettings } from './ColumnSettings.js';

/** Shows, hides and reorders the columns of a list. */
const meta: Meta<typeof ColumnSettings> = {
  title: 'Widgets/ColumnSettings',
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
