import { type Meta, type StoryObj } from '@storybook/react-vite';
import { ErrorState } from './ErrorState.js';

/**
 * Loading failed: what happened, what was kept, 重试 first.
 *
 * **When:** where something could not be loaded. Not for an action that failed (Toast) or a wrong field (Field).
 *
 * **Keyboard:** Tab reaches 重试; readers are told at once.
 */
const meta: Meta<typeof ErrorState> = { title: 'UI/States/ErrorState', tags: ['vi'], component: ErrorState };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof ErrorState> = {
  args: { description: '连接服务器超时，请检查网络后重试。', requestId: '7f3a91c2', onRetry: () => undefined },
};
export const WithRetry: Story = {
  render: () => (
    <ErrorState
      description="连接服务器超时，请检查网络后重试。筛选条件已为您保留。"
      onRetry={() => undefined}
      requestId="7f3a91c2"
    />
  ),
};
