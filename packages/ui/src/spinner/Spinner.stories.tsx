import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.js';

/** Work under way, inside a button or a small area. */
const meta: Meta = { title: 'Widgets/Spinner' };
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <Spinner label="加载中" size={20} /> };
