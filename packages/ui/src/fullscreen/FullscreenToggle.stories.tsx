import { type Meta, type StoryObj } from '@storybook/react-vite';
import { FullscreenToggle } from './FullscreenToggle.js';

/** Puts the page on the full screen and back. */
const meta: Meta<typeof FullscreenToggle> = { title: 'Widgets/FullscreenToggle', component: FullscreenToggle };
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <FullscreenToggle /> };
