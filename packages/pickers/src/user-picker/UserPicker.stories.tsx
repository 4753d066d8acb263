import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { users } from '../testing/demo.js';
import { manyUsers } from '../testing/tooMany.js';
import { UserPicker } from './UserPicker.js';

/**
 * People, by organisation or by search.
 *
 * **When:** for people, however many there are. Not for whole departments (DepartmentPicker).
 *
 * **Keyboard:** Enter, Space or the down arrow open it; in the tree up and down move, right and left open and close,
 * Space ticks; Escape closes and asks where a choice would be lost, Backspace takes the last away.
 */
const meta: Meta<typeof UserPicker> = {
  title: 'Pickers/UserPicker',
  tags: ['vi'],
  component: UserPicker,
  args: { source: users, sourceKey: 'users', 'aria-label': '审批人' },
  decorators: [
    (Story) => (
      <Queries>
        <div className="max-w-90">
          <Story />
        </div>
      </Queries>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof UserPicker>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await within(document.body).findByPlaceholderText(/./);
};

export const Single: Story = { args: { defaultValue: 'lin' } };
export const SingleOpen: Story = { args: { defaultValue: 'lin' }, play: open };
export const MultipleOpen: Story = {
  args: { multiple: true, defaultValue: ['lin', 'currentUser'] },
  play: async (context) => {
    await open(context);
    const body = within(document.body);
    for (const name of [/集团总部/, /平台研发部/]) await userEvent.click(await body.findByRole('treeitem', { name }));
    await userEvent.click(await body.findByRole('treeitem', { name: '郭晓萌' }));
  },
};
export const CurrentOrganization: Story = {
  args: { multiple: true, defaultValue: ['lin'] },
  play: async (context) => {
    await open(context);
    const body = within(document.body);
    await userEvent.click((await body.findAllByRole('tab'))[1] as HTMLElement);
    await body.findByRole('listbox');
  },
};
export const NobodyChosen: Story = {
  args: { title: '审批人' },
  play: async (context) => {
    await open(context);
    const footer = document.querySelector('[data-slot=dialog-footer]') as HTMLElement;
    await userEvent.click(within(footer).getAllByRole('button').at(-1) as HTMLElement);
    await within(document.body).findByRole('alert');
  },
};
export const Popover: Story = { args: { mode: 'popover', multiple: true, defaultValue: ['lin'] }, play: open };
export const OneHundredThousand: Story = {
  args: { sourceKey: 'many', source: manyUsers().source, systemVariables: false },
  play: open,
};
export const Failing: Story = {
  args: {
    sourceKey: 'failing',
    source: { search: () => Promise.reject(new Error('offline')), names: () => Promise.resolve({}) },
  },
  play: async (context) => {
    await open(context);
    await within(document.body).findByRole('alert');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'lin' } };
