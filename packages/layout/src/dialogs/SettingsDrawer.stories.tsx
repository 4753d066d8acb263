import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage, STAGE_CONFIG } from '../testing/onStage.js';
import { SettingsDrawer } from './SettingsDrawer.js';

/** Look of the interface: layout, tones, colour and what is shown. The link to the documentation shows where one is configured. */
const meta: Meta = { ...onStage, title: 'Layout/SettingsDrawer' };
export default meta;

type Story = StoryObj;

export const Default: Story = drawer(STAGE_CONFIG.docUrl);
export const WithoutDocumentation: Story = drawer('');
export const Dark: Story = {
  ...drawer(''),
  parameters: { settings: { colorMode: 'dark' } },
  globals: { mode: 'dark' },
};

function drawer(docUrl: string): Story {
  return { render: () => <SettingsDrawer open docUrl={docUrl} onOpenChange={() => undefined} /> };
}
