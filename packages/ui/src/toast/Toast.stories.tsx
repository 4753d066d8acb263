import { type Meta, type StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { toast } from './toast.js';

/**
 * Says in one line what just happened.
 *
 * **When:** for the answer to what was just done, one line, 1.5 s. Not for what must be read or answered (Alert,
 * Confirm).
 *
 * **Keyboard:** Takes no focus; readers are told, the pointer or the focus on it stops its clock.
 */
const meta: Meta = {
  title: 'UI/Overlays/Toast',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '200px' } } },
};
export default meta;

type Story = StoryObj;

export const FromButtons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => toast.success('保存成功')}>success</Button>
      <Button onClick={() => toast.error('请求出错，请重试')}>error</Button>
      <Button onClick={() => toast.warning('您的浏览器不支持全屏')}>warning</Button>
      <Button onClick={() => toast.info('正在导出 1,204 条')}>info</Button>
    </div>
  ),
};

/** What the four tones look like; they stay here until the story goes. */
export const Tones: Story = {
  render: () => <div className="h-40" />,
  play: async ({ canvasElement }) => {
    toast.success('保存成功', { duration: Infinity });
    toast.error('请求出错，请重试', { duration: Infinity });
    toast.warning('您的浏览器不支持全屏', { duration: Infinity });
    await within(canvasElement.ownerDocument.body).findByText('您的浏览器不支持全屏');
  },
  beforeEach: () => () => toast.dismiss(),
};
