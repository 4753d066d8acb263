import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { answerQuestion, confirm, confirmDelete, currentQuestion } from './confirmStore.js';

/**
 * Asks before something happens; focus starts on 取消.
 *
 * **When:** before what cannot be undone or loses input. Not after it is done, and not for what an undo could heal.
 *
 * **Keyboard:** The focus starts on 取消; Tab goes between the buttons, Escape is 取消.
 */
const meta: Meta = {
  title: 'UI/Overlays/Confirm',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj;

export const FromButtons: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void confirm({ description: '确定要发布该公告吗？' })}>提问</Button>
      <Button variant="danger" onClick={() => void confirmDelete()}>
        删除
      </Button>
    </div>
  ),
};

/** The fixed sentence of deletions; the focus starts on the button that does nothing. */
export const Deletion: Story = {
  render: () => <div className="h-60" />,
  play: async ({ canvasElement }) => {
    void confirmDelete();
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getAllByRole('button')[0]).toHaveFocus());
  },
  beforeEach: () => answerLast,
};

/** A question with a title and words of its own. */
export const Question: Story = {
  render: () => <div className="h-60" />,
  play: async ({ canvasElement }) => {
    void confirm({
      title: '停用滨海中心广场停车场',
      description: '停用后车辆不能再入场，场内的 128 辆车照常计费离场。确定要停用吗？',
      confirmText: '停用',
    });
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  },
  beforeEach: () => answerLast,
};

function answerLast(): void {
  const question = currentQuestion();
  if (question) answerQuestion(question, false);
}
