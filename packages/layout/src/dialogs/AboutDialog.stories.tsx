import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type FrameAbout } from '../frame/frameProps.js';
import { onStage, STAGE_BRAND } from '../testing/onStage.js';
import { AboutDialog } from './AboutDialog.js';

/**
 * Name, version and purpose of the platform, opened from the menu of the user.
 *
 * **When:** for what people tell support: name, version, address. Not for help.
 *
 * **Keyboard:** Escape closes it and the focus goes back to the menu.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/AboutDialog',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export default meta;

type Story = StoryObj;

export const NameAndVersion: Story = about({ tagline: '智慧城市数字化解决方案', copyright: '© 2026 Smart Admin' });
export const WithoutCopyright: Story = about({});

function about(content: FrameAbout): Story {
  return { render: () => <AboutDialog brand={STAGE_BRAND} about={content} open onOpenChange={() => undefined} /> };
}
