import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Mentions, type MentionsProps } from './Mentions.js';

/**
 * A text area in which `@` opens a list of people.
 *
 * **When:** for comments and opinions that call on somebody. Not for choosing people as a value (UserPicker) and not for
 * one line.
 *
 * **Keyboard:** `@` opens the list, letters search (pinyin too), arrows move, Enter or Tab write the name, Escape closes;
 * the focus stays in the text.
 */
const meta: Meta<typeof Mentions> = {
  title: 'UI/Inputs/Mentions',
  tags: ['vi'],
  component: Mentions,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj;

const NAMES = ['张伟', '李静', '王芳', '赵敏', '张磊'];

function Opinion(props: Partial<MentionsProps>) {
  const options = NAMES.map((label, index) => ({
    value: String(index),
    label,
    hint: index % 2 === 0 ? '财务部' : '运营部',
    disabled: label === '赵敏',
  }));
  return (
    <div className="max-w-96">
      <Mentions aria-label="处理意见" placeholder="输入 @ 提及同事" options={options} {...props} />
    </div>
  );
}

function StatesSample() {
  return (
    <div className="grid gap-4">
      <Opinion />
      <Opinion defaultValue="请 @张伟 核对金额" maxLength={200} showCount />
      <Opinion defaultValue="请 @张伟 核对金额" invalid />
      <Opinion defaultValue="请 @张伟 核对金额" disabled />
      <Opinion defaultValue="请 @张伟 核对金额" readOnly />
    </div>
  );
}

/** Empty, filled, wrong, off, read only. */
export const States: Story = { render: () => <StatesSample /> };

/** Letters find people by the sound of their names. */
export const FoundByPinyin: Story = {
  render: () => (
    <div className="min-h-72">
      <Opinion />
    </div>
  ),
  play: async () => {
    const field = screen.getByRole('textbox', { name: '处理意见' });
    await userEvent.click(field);
    await userEvent.keyboard('@zhang');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /张磊/ })).toHaveAttribute('data-active');
  },
};

const find = (query: string) =>
  Promise.resolve(NAMES.filter((name) => name.startsWith(query)).map((name) => ({ value: name, label: name })));

/** People come from a server; the answer to the last letters counts. */
export const FromAServer: Story = {
  render: () => (
    <div className="min-h-72">
      <Opinion options={undefined} source={find} />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('@李');
    await waitFor(() => expect(screen.getByRole('option', { name: '李静' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox')).toHaveValue('@李静 ');
  },
};
