import { type Meta, type StoryObj } from '@storybook/react-vite';
import { onStage } from '../testing/onStage.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';

/** Every key of the frame; `?` opens it. The switch turns off all but the palette's. */
const meta: Meta = {
  ...onStage,
  title: 'Layout/ShortcutsDialog',
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <ShortcutsDialog open onOpenChange={() => undefined} /> };
export const Off: Story = { ...Default, parameters: { settings: { shortcuts: false } } };
export const Dark: Story = { ...Default, globals: { mode: 'dark' } };
