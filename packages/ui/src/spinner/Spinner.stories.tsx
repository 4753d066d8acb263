import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.js';

/**
 * Work under way, inside a button or a small area.
 *
 * **When:** inside a button or a small area. Not over a page (Skeleton).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Spinner> = { title: 'UI/States/Spinner', component: Spinner };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Spinner> = { args: { label: '加载中', size: 20 } };
export const Turning: Story = { render: () => <Spinner label="加载中" size={20} /> };
