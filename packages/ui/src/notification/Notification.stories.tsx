import { type Meta, type StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { notify } from './notify.js';

/**
 * A card in a corner for what came from elsewhere.
 *
 * **When:** for what came from elsewhere and can wait: a new version, a finished export. Not for the answer to a click
 * (Toast).
 *
 * **Keyboard:** Tab reaches its buttons and the cross.
 */
const meta: Meta = {
  title: 'UI/Overlays/Notification',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj;

export const FromAButton: Story = {
  render: () => (
    <Button
      onClick={() =>
        notify({ title: '导出完成', description: '共 1,204 条，点击下载。', tone: 'success', duration: Infinity })
      }
    >
      通知
    </Button>
  ),
};

/** With its button, until somebody closes it. */
export const Shown: Story = {
  render: () => <div className="h-60" />,
  play: async ({ canvasElement }) => {
    notify({
      id: 'story',
      title: '系统已更新',
      description: '刷新页面即可使用新版本，请先保存正在填写的内容',
      duration: Infinity,
      action: <Button variant="primary">立即刷新</Button>,
    });
    await within(canvasElement.ownerDocument.body).findByRole('button', { name: '立即刷新' });
  },
  beforeEach: () => () => notify.dismiss('story'),
};
