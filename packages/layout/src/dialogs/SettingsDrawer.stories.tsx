import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type FrameLinks } from '../frame/frameProps.js';
import { onStage, STAGE_LINKS } from '../testing/onStage.js';
import { SettingsDrawer } from './SettingsDrawer.js';

/**
 * Look of the interface: layout, tones, colour and what is shown. Documentation and feedback show where their addresses
 * are configured.
 *
 * **When:** for looks that a person chooses for themselves. Not for settings of the system, which have a page.
 *
 * **Keyboard:** Tab goes through the choices, arrows change one, Escape closes.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/SettingsDrawer',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

export const AllSettings: Story = drawer(STAGE_LINKS);
export const WithoutAddresses: Story = drawer({});
export const Dark: Story = {
  ...drawer({}),
  parameters: { settings: { colorMode: 'dark' } },
  globals: { mode: 'dark' },
};

function drawer(links: FrameLinks): Story {
  return {
    render: () => (
      <SettingsDrawer
        open
        links={links}
        keepsPages
        hasLanguages
        onShowShortcuts={() => undefined}
        onOpenChange={() => undefined}
      />
    ),
  };
}
