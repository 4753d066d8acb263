import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type PresentPerson } from './PresenceSource.js';
import { PresentPeople } from './PresentPeople.js';

const person = (name: string, does: Partial<PresentPerson> = {}): PresentPerson => ({
  ...{ id: name, name, isSelf: false, isEditing: false, hasSaved: false },
  ...does,
});

/**
 * Who else has a record open, and what they do with it.
 *
 * **When:** above a record that several may edit; the form dialog of a resource with a `presence` shows it by itself. Not for
 * who has changed what (the history).
 *
 * **Keyboard:** Tab reaches the button that shows what others have saved.
 */
const meta: Meta<typeof PresentPeople> = {
  title: 'Forms/Present people',
  component: PresentPeople,
  tags: ['vi'],
  args: { isEdited: false, onReload: fn() },
  parameters: { docs: { description: { component: '打开同一条记录的人：谁在看、谁在改、谁刚保存。' } } },
};
export default meta;

type Story = StoryObj<typeof PresentPeople>;

export const Reading: Story = { args: { others: [person('王若彤')] } };

export const Editing: Story = {
  args: { isEdited: true, others: [person('王若彤', { isEditing: true }), person('self', { isSelf: true })] },
};

export const Many: Story = {
  args: { others: ['陈嘉豪', '李思远', '王若彤', '周雨桐', '张一鸣', '何静怡'].map((name) => person(name)) },
};

/** What others have saved is shown on demand. */
export const Saved: Story = {
  args: { others: [person('王若彤', { hasSaved: true }), person('李思远')] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** While one edits oneself, what others have saved is merged at the own save. */
export const SavedWhileEditing: Story = {
  args: { isEdited: true, others: [person('王若彤', { hasSaved: true })] },
};

export const Nobody: Story = { args: { others: [] } };
