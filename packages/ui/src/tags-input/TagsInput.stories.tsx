import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/Field.js';
import { TagsInput } from './TagsInput.js';

/**
 * Words of one's own as tags.
 *
 * **When:** for several values that no list holds: labels, mail addresses, plates. Not for a choice of a list
 * (MultiSelect) and not for one text (Input).
 *
 * **Keyboard:** Enter or a comma adds, Backspace in the empty field takes the last away, pasting adds several; Tab reaches
 * the crosses.
 */
const meta: Meta<typeof TagsInput> = { title: 'UI/Inputs/TagsInput', tags: ['vi'], component: TagsInput };
export default meta;

type Story = StoryObj;

function StatesSample() {
  const chosen = ['重点客户', '月卡', '新能源'];
  return (
    <div className="grid max-w-80 gap-4">
      <TagsInput aria-label="标签" />
      <TagsInput aria-label="标签" defaultValue={chosen} clearable />
      <TagsInput aria-label="标签" defaultValue={chosen} max={5} />
      <TagsInput aria-label="标签" defaultValue={chosen} invalid />
      <TagsInput aria-label="标签" defaultValue={chosen} disabled />
      <TagsInput aria-label="标签" defaultValue={chosen} readOnly />
      <TagsInput aria-label="标签" defaultValue={chosen} size="default" />
      <TagsInput aria-label="标签" defaultValue={chosen} size="mini" />
    </div>
  );
}

/** Empty, filled, counted, wrong, off, read only, large and small. */
export const States: Story = { render: () => <StatesSample /> };

function Mails() {
  const [mails, setMails] = useState(['zhang@example.com']);
  return (
    <Field label="接收邮箱" className="max-w-80">
      <TagsInput
        value={mails}
        onValueChange={setMails}
        validate={(mail) => (/^\S+@\S+\.\S+$/.test(mail) ? undefined : '不是邮箱地址')}
      />
    </Field>
  );
}

/** What is no address stays in the field with the reason. */
export const CheckedAddresses: Story = {
  render: () => <Mails />,
  play: async () => {
    const field = screen.getByRole('textbox', { name: '接收邮箱' });
    await userEvent.click(field);
    await userEvent.paste('li@example.com, wang');
    await waitFor(() => expect(screen.getByText('不是邮箱地址')).toBeVisible());
    await expect(field).toHaveValue('wang');
    await userEvent.keyboard('@example.com{Enter}');
    await expect(field).toHaveValue('');
    await expect(screen.getByText('wang@example.com')).toBeVisible();
  },
};
