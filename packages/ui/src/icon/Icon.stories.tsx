import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.js';
import { ICON_NAMES } from '../icons/registry.js';

/**
 * Icons that menu entries store by name; an unknown name draws a circle.
 *
 * **When:** for icons that are stored by name, such as those of the menu. Not in code that knows its icon: import that
 * from lucide.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Icon> = { title: 'UI/Display/Icon', component: Icon };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Icon> = { args: { name: 'house', size: 24 } };
export const Registry: Story = {
  render: () => (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-2 p-0">
      {ICON_NAMES.map((name) => (
        <li key={name} className="flex items-center gap-2 text-12">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Unknown: Story = { render: () => <Icon name="no-such-icon" /> };
