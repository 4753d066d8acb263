import { type Meta, type StoryObj } from '@storybook/react-vite';
import { PasswordInput } from './PasswordInput.js';

/**
 * For passwords: reveal button, caps-lock report.
 *
 * **When:** for passwords that are set or typed. Not for codes that may be read over the shoulder (Input).
 *
 * **Keyboard:** Plain typing; Tab reaches the eye, Enter or Space shows and hides.
 */
const meta: Meta<typeof PasswordInput> = { title: 'UI/Inputs/PasswordInput', tags: ['vi'], component: PasswordInput };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof PasswordInput> = {
  args: { 'aria-label': '密码', defaultValue: 'abc123', className: 'w-72' },
};
export const FilledAndWrong: Story = {
  render: () => (
    <div className="grid w-80 gap-4">
      <PasswordInput aria-label="密码" defaultValue="abc123" />
      <PasswordInput aria-label="错误" invalid />
    </div>
  ),
};
