import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { Empty } from './Empty.js';

/**
 * Nothing here: says what is missing and what to do.
 *
 * **When:** where a list or page has nothing yet, with the first step. Not for what failed (ErrorState) or is
 * forbidden (NoPermission).
 *
 * **Keyboard:** Tab reaches its buttons.
 */
const meta: Meta<typeof Empty> = { title: 'UI/States/Empty', tags: ['vi'], component: Empty };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Empty> = {
  args: { title: '还没有停车场', description: '添加停车场后即可配置车道与收费规则。' },
};
export const WithActions: Story = {
  render: () => (
    <Empty
      title="还没有停车场"
      description="添加停车场后即可配置车道与收费规则。"
      actions={
        <>
          <Button variant="primary">新增停车场</Button>
          <Button>导入</Button>
        </>
      }
    />
  ),
};
export const NoMatch: Story = {
  render: () => <Empty kind="noMatch" description="当前条件：状态“锁定”。" onClearFilters={() => undefined} />,
};
export const Inline: Story = { render: () => <Empty inline /> };
