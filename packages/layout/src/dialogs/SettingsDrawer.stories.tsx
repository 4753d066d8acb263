import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage, STAGE_CONFIG } from '../testing/onStage.js';
import { SettingsDrawer } from './SettingsDrawer.js';

/** Look of the interface: layout, tones, colour and what is shown. Documentation and feedback show where their addresses are configured. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/SettingsDrawer',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = drawer(STAGE_CONFIG);
export const WithoutAddresses: Story = drawer({ docUrl: '', feedbackMail: '' });
export const Dark: Story = {
  ...drawer({ docUrl: '', feedbackMail: '' }),
  parameters: { settings: { colorMode: 'dark' } },
  globals: { mode: 'dark' },
};

function drawer({ docUrl, feedbackMail }: { docUrl: string; feedbackMail: string }): Story {
  return {
    render: () => (
      <SettingsDrawer
        open
        docUrl={docUrl}
        feedbackMail={feedbackMail}
        onShowShortcuts={() => undefined}
        onOpenChange={() => undefined}
      />
    ),
  };
}
