import { type Meta, type StoryObj } from '@storybook/react-vite';
import { toast } from '@smart-admin/ui/toast';
import { within } from 'storybook/test';
import { stageTexts } from '../testing/onStage.js';
import { tellUpdate } from './tellUpdate.js';

/**
 * Somebody deployed a newer version while this one runs: loading it stays the choice of the user.
 *
 * **When:** in an application that stays open all day. Not for news about the product.
 *
 * **Keyboard:** Tab reaches its buttons; Escape puts it off.
 */
const meta: Meta = {
  title: 'Frame/UpdateNotice',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
};
export default meta;

type Story = StoryObj;

export const NewVersion: Story = {
  render: () => <div className="h-40" />,
  play: async ({ canvasElement, globals }) => {
    const t = stageTexts(globals);
    tellUpdate(t);
    await within(canvasElement.ownerDocument.body).findByRole('button', { name: t('updateNow') });
  },
  beforeEach: () => () => toast.dismiss(),
};
