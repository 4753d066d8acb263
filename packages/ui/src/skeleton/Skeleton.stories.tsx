import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.js';

/**
 * The first load of an area, after 300 ms.
 *
 * **When:** for the first load of an area, after 300 ms. Not for a refresh: the old rows stay.
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Skeleton> = { title: 'UI/States/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Skeleton> = { args: { lines: 4, className: 'w-80' } };
/** Shapes beside each other, as a person in a list. */
export const Shapes: Story = {
  render: () => (
    <div className="flex w-80 items-center gap-3">
      <Skeleton className="size-10 flex-none rounded-full" />
      <Skeleton lines={2} className="flex-1" />
    </div>
  ),
};
