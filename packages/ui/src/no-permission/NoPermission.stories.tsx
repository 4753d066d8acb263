import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NoPermission } from './NoPermission.js';

/**
 * In place of a page that the user may not see.
 *
 * **When:** in place of a page that the user may not see. Not for a single button: that is simply absent.
 *
 * **Keyboard:** Tab reaches its buttons.
 */
const meta: Meta<typeof NoPermission> = { title: 'UI/States/NoPermission', component: NoPermission };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof NoPermission> = { args: { contact: '城南分公司管理员王若彤' } };
/** Nobody is known who could help. */
export const WithoutContact: Story = { render: () => <NoPermission /> };
