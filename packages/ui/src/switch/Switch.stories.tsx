import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.js';

/**
 * Turns something on or off at once.
 *
 * **When:** for what takes effect at once. Not for what counts only after saving (Checkbox).
 *
 * **Keyboard:** Space and Enter turn it.
 */
const meta: Meta<typeof Switch> = { title: 'UI/Inputs/Switch', component: Switch };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Switch> = { args: { children: '启用' } };
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Switch>关</Switch>
      <Switch defaultValue>开</Switch>
      <Switch disabled>禁用</Switch>
      <Switch disabled defaultValue>
        禁用开
      </Switch>
    </div>
  ),
};
