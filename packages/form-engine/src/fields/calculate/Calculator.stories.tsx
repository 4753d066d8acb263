import { type Meta, type StoryObj } from '@storybook/react-vite';
import { NumberInput } from '@smart-admin/ui/number-input';
import { useState } from 'react';
import { Calculator } from './Calculator.js';

/**
 * The result of a formula over the data of a form that somebody wrote by hand.
 *
 * **When:** in pages of other teams, beside their own fields. Not in a form document, whose kind `calculate` computes by
 * itself and is computed again by the server.
 *
 * **Keyboard:** it takes the focus, so that its result can be read and copied; nothing can be typed.
 */
const meta: Meta<typeof Calculator> = { title: 'Forms/Calculator', component: Calculator };
export default meta;

type Story = StoryObj<typeof Calculator>;

/** Every property can be tried in the controls. */
export const Playground: Story = {
  args: { 'aria-label': '金额', formula: '{price} × {count}', values: { price: 12.5, count: 3 }, suffix: '元' },
};

function Priced() {
  const [count, setCount] = useState<number | null>(3);
  const [values, setValues] = useState({ price: 12.5, count: 3 });
  return (
    <div className="grid w-64 gap-2">
      <NumberInput
        aria-label="数量"
        value={count}
        onValueChange={(next) => {
          setCount(next);
          setValues({ price: 12.5, count: next ?? 0 });
        }}
      />
      <Calculator aria-label="金额" formula="{price} × {count}" values={values} suffix="元" />
    </div>
  );
}

/** It follows the data when they have rested for half a second. */
export const FollowsData: Story = { render: () => <Priced /> };

/** In a row, names of its columns come first; columns of the table are lists. */
export const InRow: Story = {
  args: {
    'aria-label': '占比',
    formula: '{fee} ÷ SUM({stays.fee}) × 100',
    values: { stays: [{ fee: 5 }, { fee: 15 }] },
    table: 'stays',
    rowIndex: 1,
    suffix: '%',
  },
};
