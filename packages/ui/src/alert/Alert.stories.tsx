import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Alert } from './Alert.js';

/**
 * A lasting message inside a page.
 *
 * **When:** for what stays true while the page is open: a broken connection, a rule that changes tomorrow. Not for the
 * answer to a click (Toast) or an empty list (Empty).
 *
 * **Keyboard:** Tab reaches the cross of one that can be closed; Enter closes it.
 */
const meta: Meta<typeof Alert> = {
  title: 'UI/States/Alert',
  component: Alert,
  argTypes: { tone: { control: 'select', options: ['info', 'success', 'warning', 'danger'] } },
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Alert> = {
  args: { title: '存储空间剩余 8%', children: '请清理日志或扩容。', tone: 'warning' },
};
export const Tones: Story = {
  render: () => (
    <div className="grid gap-3">
      <Alert title="价格规则明日 00:00 生效">在此之前仍按旧规则计费。</Alert>
      <Alert tone="success" title="导入完成">
        成功 182 条。
      </Alert>
      <Alert tone="warning" title="存储空间剩余 8%" onClose={() => undefined}>
        请清理日志或扩容。
      </Alert>
      <Alert tone="danger" title="3 条道闸离线">
        最近心跳 18:42:07。
      </Alert>
    </div>
  ),
};
