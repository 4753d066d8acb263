import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { notify } from './notify.js';

/** A card in a corner for what came from elsewhere. */
const meta: Meta = { title: 'Widgets/Notification' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
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
