import { type Meta, type StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.js';

/**
 * Copies a text that stands beside it.
 *
 * **When:** beside numbers, addresses and keys that people paste elsewhere. Not beside every text; a whole row is copied
 * with the keys of the table.
 *
 * **Keyboard:** Tab reaches it; Enter or Space copy.
 */
const meta: Meta<typeof CopyButton> = { title: 'UI/Actions/CopyButton', component: CopyButton };
export default meta;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof CopyButton> = { args: { text: 'XF-20261120-0037' } };

/** Beside a number. */
export const BesideANumber: StoryObj = {
  render: () => (
    <span className="inline-flex items-center gap-1 tabular-nums">
      XF-20261120-0037
      <CopyButton text="XF-20261120-0037" />
    </span>
  ),
};
