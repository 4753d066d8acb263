import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ImportButton } from './ImportButton.js';

/**
 * A button that takes one file and hands it to the server.
 *
 * **When:** where one file is handed to the server and nothing has to be corrected before. Not for rows that are
 * checked first (import of a list).
 *
 * **Keyboard:** Enter and Space open the choice of files.
 */
const meta: Meta<typeof ImportButton> = {
  title: 'UI/Actions/ImportButton',
  tags: ['vi'],
  component: ImportButton,
  args: { url: '/api/permission/Users/Import', post: () => Promise.resolve({ code: 200, msg: '导入 12 条' }) },
};
export default meta;

type Story = StoryObj<typeof ImportButton>;

const SHEET = new File(['x'], '用户.xlsx');

/** Every property can be tried in the controls. */
export const Playground: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Imported: Story = {
  play: async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText(/./, { selector: 'input' }), SHEET);
    await expect(await screen.findByText('导入 12 条')).toBeInTheDocument();
  },
};
export const Refused: Story = {
  args: { post: () => Promise.resolve({ code: 400, msg: '第 2 行：账号重复' }) },
  play: async ({ userEvent }) => {
    await userEvent.upload(await screen.findByLabelText(/./, { selector: 'input' }), SHEET);
    await expect(await screen.findByText('第 2 行：账号重复')).toBeInTheDocument();
  },
};
