import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NoPermission } from './NoPermission.js';

/** In place of a page that the user may not see. */
const meta: Meta = { title: 'Widgets/NoPermission' };
export default meta;

type Story = StoryObj;

export const Default: Story = { render: () => <NoPermission contact="城南分公司管理员王若彤" /> };
