import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { storyTexts } from '../testing/storyTexts.js';
import { Popconfirm } from './Popconfirm.js';
import { popconfirmMessages } from './popconfirmMessages.js';

/**
 * A short question at the button that asks it.
 *
 * **When:** for what is easily put right and hits one thing: disabling a lane, taking a person off a list. Not for what
 * cannot be undone or hits many (`confirm`), and not where an undo in the toast would do.
 *
 * **Keyboard:** Enter or Space open it with the focus on 取消; Tab goes between the buttons, Escape closes and gives the
 * focus back.
 */
const meta: Meta<typeof Popconfirm> = {
  title: 'UI/Overlays/Popconfirm',
  tags: ['vi'],
  component: Popconfirm,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};
export default meta;

type Story = StoryObj;

function Lane({
  defaultOpen = false,
  onConfirm = () => undefined,
}: {
  defaultOpen?: boolean;
  onConfirm?: () => unknown;
}) {
  return (
    <div className="min-h-44">
      <Popconfirm
        defaultOpen={defaultOpen}
        trigger={<Button>停用</Button>}
        title="停用东门 2 号道？"
        description="车辆改由 1 号道通行。"
        confirmText="停用"
        onConfirm={onConfirm}
      />
    </div>
  );
}

/** A question and what follows from yes. */
export const Question: Story = { render: () => <Lane defaultOpen /> };

function Person() {
  return (
    <div className="min-h-44">
      <Popconfirm
        danger
        defaultOpen
        trigger={<Button variant="danger">移除</Button>}
        title="移除张伟？"
        confirmText="移除"
        onConfirm={() => undefined}
      />
    </div>
  );
}

/** Red for what takes something away. */
export const TakesAway: Story = { render: () => <Person /> };

function Refused() {
  return <Lane onConfirm={() => Promise.reject(new Error('车道里有车，稍后再试'))} />;
}

/** What was refused stays open and says why; Escape gives the focus back. */
export const RefusedSaysWhy: Story = {
  render: () => <Refused />,
  play: async (context) => {
    const common = storyTexts(popconfirmMessages, context);
    const button = screen.getByRole('button', { name: '停用' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: '停用东门 2 号道？' });
    await waitFor(() => expect(screen.getByRole('button', { name: common('cancel') })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('车道里有车，稍后再试')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
