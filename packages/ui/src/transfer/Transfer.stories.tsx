import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/Field.js';
import { storyTexts } from '../testing/storyTexts.js';
import { Transfer, type TransferProps } from './Transfer.js';
import { transferMessages } from './transferMessages.js';

/**
 * Two lists between which things move.
 *
 * **When:** for choosing many of a flat list, with an order or a comparison of both sides: members, columns, lanes. Not
 * for a few (MultiSelect) and not for people or trees (the pickers).
 *
 * **Keyboard:** Tab goes from search to list to buttons; letters search (pinyin too), arrows move, Space marks (with Shift
 * a range), Ctrl+A marks all, Enter moves.
 */
const meta: Meta<typeof Transfer> = { title: 'UI/Inputs/Transfer', tags: ['vi'], component: Transfer };
export default meta;

type Story = StoryObj;

function Lanes({ count = 12, ...props }: Partial<TransferProps<number>> & { count?: number }) {
  const options = Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: `${index + 1} 号道`,
    disabled: index === 3,
    hint: index === 3 ? '检修' : undefined,
  }));
  return (
    <div className="max-w-160">
      <Transfer aria-label="可用车道" options={options} {...props} />
    </div>
  );
}

/** A disabled one stays where it is. */
export const SomeChosen: Story = { render: () => <Lanes defaultValue={[2, 7, 5]} /> };

export const Disabled: Story = { render: () => <Lanes defaultValue={[2, 7]} disabled /> };

function Needed() {
  const [chosen, setChosen] = useState<number[]>([]);
  return (
    <Field
      label="可用车道"
      required
      error={chosen.length === 0 ? '请至少选择一条车道' : undefined}
      className="max-w-160"
    >
      <Lanes aria-label={undefined} value={chosen} onValueChange={setChosen} />
    </Field>
  );
}

/** Nothing chosen is not enough here; the message goes with the first choice. */
export const NeedsAChoice: Story = {
  render: () => <Needed />,
  play: async (context) => {
    const words = storyTexts(transferMessages, context);
    await expect(screen.getByText('请至少选择一条车道')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: `${2} 号道` }));
    await userEvent.click(screen.getByRole('button', { name: words('add') }));
    await waitFor(() => expect(screen.queryByText('请至少选择一条车道')).toBeNull());
    const chosen = within(screen.getByRole('listbox', { name: words('chosen') }));
    await expect(chosen.getByRole('option')).toHaveTextContent(`${2} 号道`);
  },
};

/** Of many rows only those in view are drawn. */
export const TenThousand: Story = {
  render: () => <Lanes count={10_000} />,
  play: async () => {
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
  },
};
