import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage } from '../testing/onStage.js';
import { StatementDialog } from './StatementDialog.js';

/** What nobody may do with the data of the platform, opened from the menu of the user. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/StatementDialog',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <StatementDialog open onOpenChange={() => undefined} /> };
