import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Label } from './Label.js';

/**
 * Names a control; required ones carry a star.
 *
 * **When:** beside a control that stands outside a Field. Not inside one: it draws its own.
 *
 * **Keyboard:** A click focuses the control.
 */
const meta: Meta<typeof Label> = { title: 'Forms/Label', component: Label };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Label> = { args: { children: '姓名', required: true } };
/** Optional fields carry no mark. */
export const Optional: Story = { render: () => <Label htmlFor="none">备注</Label> };
