import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage } from '../testing/onStage.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';

/**
 * Every key of the frame; `?` opens it. The switch turns off all but the palette's.
 *
 * **When:** for the keys that work on every page. Not for those of one designer, which shows its own.
 *
 * **Keyboard:** `?` opens it, Escape closes it.
 */
const meta: Meta = {
  ...onStage,
  title: 'Frame/ShortcutsDialog',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

export const AllKeys: Story = { render: () => <ShortcutsDialog open onOpenChange={() => undefined} /> };
export const Off: Story = { ...AllKeys, parameters: { settings: { shortcuts: false } } };
export const Dark: Story = { ...AllKeys, globals: { mode: 'dark' } };
