import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.js';

/**
 * How much is done, or that something is.
 *
 * **When:** for work whose end is known, or at least under way on its own line. Not inside buttons (Spinner) or for
 * the first load (Skeleton).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Progress> = { title: 'UI/States/Progress', component: Progress };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Progress> = { args: { 'aria-label': '上传', value: 40, className: 'w-72' } };
export const KnownDoneAndUnknown: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Progress aria-label="上传" value={40} />
      <Progress aria-label="上传" value={100} tone="success" />
      <Progress aria-label="上传" value={null} />
    </div>
  ),
};
