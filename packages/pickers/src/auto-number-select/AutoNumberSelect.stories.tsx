import { type Meta, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Queries } from '../testing/Queries.js';
import { AutoNumberSelect } from './AutoNumberSelect.js';

const source = {
  load: () =>
    Promise.resolve([
      { enCode: 'visitor', fullName: '访客单号' },
      { enCode: 'order', fullName: '停车订单号' },
    ]),
};

/**
 * Rules of automatic numbers.
 *
 * **When:** where a form names the rule of its numbers. Not to show a number: the server makes it.
 *
 * **Keyboard:** Enter, Space or the down arrow open it; typing searches, arrows move, Enter chooses, Escape closes,
 * Backspace clears.
 */
const meta: Meta<typeof AutoNumberSelect> = {
  title: 'Pickers/AutoNumberSelect',
  component: AutoNumberSelect,
  args: { source, sourceKey: 'rules', 'aria-label': '单据规则' },
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

type Story = StoryObj<typeof AutoNumberSelect>;

export const RulesToChoose: Story = { args: { defaultValue: 'order' } };
export const Open: Story = {
  args: { defaultValue: 'order' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: /访客单号/ });
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'order' } };
