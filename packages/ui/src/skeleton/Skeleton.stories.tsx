import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

/** The first load of an area, after 300 ms. */
const meta: Meta = { title: 'Widgets/Skeleton' };
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <Skeleton lines={4} className="w-80" /> };
