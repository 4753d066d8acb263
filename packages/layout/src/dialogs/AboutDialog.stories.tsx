import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage, STAGE_CONFIG } from '../testing/onStage.js';
import { AboutDialog } from './AboutDialog.js';

/** Name, version and purpose of the platform, opened from the menu of the user. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/AboutDialog',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = about({ copyright: '© 2026 Smart Admin' });
export const WithoutCopyright: Story = about({});

function about(config: Partial<typeof STAGE_CONFIG>): Story {
  return { render: () => <AboutDialog config={{ ...STAGE_CONFIG, ...config }} open onOpenChange={() => undefined} /> };
}
