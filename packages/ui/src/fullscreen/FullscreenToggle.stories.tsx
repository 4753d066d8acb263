import { type Meta, type StoryObj } from '@storybook/react-vite';
import { FullscreenToggle } from './FullscreenToggle.js';

/**
 * Puts the page on the full screen and back.
 *
 * **When:** for lists and screens that need room. Not on phones, which have it already.
 *
 * **Keyboard:** Enter and Space press it, Escape leaves the full screen.
 */
const meta: Meta<typeof FullscreenToggle> = { title: 'UI/Actions/FullscreenToggle', component: FullscreenToggle };
export default meta;

type Story = StoryObj;

export const Toggle: Story = { render: () => <FullscreenToggle /> };
