import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.js';

/**
 * A picture or the first letter of a name.
 *
 * **When:** beside the name of a person. Not alone: without its name it tells nobody who it is.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Avatar> = { title: 'UI/Display/Avatar', component: Avatar };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Avatar> = { args: { name: '周雨桐', size: 36 } };
export const FirstLetters: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="周雨桐" />
      <Avatar name="zhou" tone="primary" />
      <Avatar name="欧阳子轩" size={36} />
      <Avatar name="" />
    </div>
  ),
};
