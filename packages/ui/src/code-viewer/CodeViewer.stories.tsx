import { type Meta, type StoryObj } from '@storybook/react-vite';
import { CodeViewer, JsonViewer } from './CodeViewer.js';

/**
 * Code for reading, with line numbers, colours and a copy button.
 *
 * **When:** to read requests, answers, statements and generated code. Not for writing code.
 *
 * **Keyboard:** Tab reaches the copy button and the text; arrows scroll the text.
 */
const meta: Meta<typeof CodeViewer> = { title: 'UI/Display/CodeViewer', component: CodeViewer };
export default meta;

type Story = StoryObj<typeof CodeViewer>;

export const Json: Story = {
  render: () => (
    <JsonViewer
      value={{ code: 200, msg: '操作成功', data: { id: '7f3a', total: 18_600, enabled: true, parent: null } }}
    />
  ),
};
export const Sql: Story = {
  args: {
    language: 'sql',
    code: "select name, count(*) as total\nfrom parking_lot -- 车场\nwhere state = '启用' and amount > 13.50\ngroup by name\norder by total desc",
  },
};
export const JavaScript: Story = {
  args: {
    language: 'javascript',
    code: '// 每小时费用\nexport function fee(hours) {\n  const price = 5;\n  return hours <= 0.5 ? 0 : Math.ceil(hours) * price;\n}',
  },
};
export const LongLines: Story = { args: { wrap: true, code: '出口车道识别记录 '.repeat(40) } };
