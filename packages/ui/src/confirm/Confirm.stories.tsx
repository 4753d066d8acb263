import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.js';
import { confirm, confirmDelete } from './confirmStore.js';

/** Asks before something happens; focus starts on 取消. */
const meta: Meta = { title: 'Widgets/Confirm' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void confirm({ description: '确定要发布该公告吗？' })}>提问</Button>
      <Button variant="danger" onClick={() => void confirmDelete()}>
        删除
      </Button>
    </div>
  ),
};
