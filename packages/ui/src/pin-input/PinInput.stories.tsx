import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/Field.js';
import { PinInput } from './PinInput.js';

/**
 * A short code in cells.
 *
 * **When:** for codes of known length that come by message: one-time codes, invitations. Not for passwords
 * (PasswordInput) and not for numbers that people know by heart (Input).
 *
 * **Keyboard:** One field: typing, arrows, Backspace and pasting as in any text.
 */
const meta: Meta<typeof PinInput> = { title: 'UI/Inputs/PinInput', tags: ['vi'], component: PinInput };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof PinInput> = { args: { length: 6, defaultValue: '837' } };

/** Letters and digits, dots, wrong, off, read only. */
export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <PinInput length={4} kind="alphanumeric" defaultValue="A1" />
      <PinInput masked defaultValue="8372" />
      <PinInput invalid defaultValue="837261" />
      <PinInput disabled defaultValue="8372" />
      <PinInput readOnly defaultValue="837261" />
      <PinInput size="default" />
      <PinInput size="mini" />
    </div>
  ),
};

function Check() {
  const [code, setCode] = useState('');
  const isWhole = code.length === 6;
  const isRight = code === '837261';
  return (
    <Field
      label="短信验证码"
      required
      error={isWhole && !isRight ? '验证码不正确' : undefined}
      help={isRight ? '验证码正确' : undefined}
    >
      <PinInput value={code} onValueChange={setCode} />
    </Field>
  );
}

/** A wrong code says so below the field. */
export const InAField: Story = {
  render: () => <Check />,
  play: async () => {
    const field = screen.getByRole('textbox', { name: new RegExp('短信验证码') });
    await userEvent.click(field);
    await userEvent.keyboard('837260');
    await waitFor(() => expect(screen.getByText('验证码不正确')).toBeVisible());
    await userEvent.keyboard('{Backspace}1');
    await waitFor(() => expect(screen.getByText('验证码正确')).toBeVisible());
  },
};
