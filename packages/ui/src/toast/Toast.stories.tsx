import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { toast } from './toast.js';

/** Says in one line what just happened. */
const meta: Meta = { title: 'Widgets/Toast' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => toast.success('保存成功')}>success</Button>
      <Button onClick={() => toast.error('请求出错，请重试')}>error</Button>
      <Button onClick={() => toast.warning('您的浏览器不支持全屏')}>warning</Button>
      <Button onClick={() => toast.info('正在导出 1,204 条')}>info</Button>
    </div>
  ),
};
