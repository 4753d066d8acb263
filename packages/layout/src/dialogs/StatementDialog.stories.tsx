import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage } from '../testing/onStage.js';
import { StatementDialog } from './StatementDialog.js';

/**
 * What the operator declares, opened from the menu of the user.
 *
 * **When:** for terms and declarations of whoever runs the platform. Not for notices of the day.
 *
 * **Keyboard:** Escape closes it; arrows scroll a long text.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/StatementDialog',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj;

export const Declaration: Story = {
  render: () => (
    <StatementDialog open onOpenChange={() => undefined}>
      本平台数据仅供授权使用。
    </StatementDialog>
  ),
};
