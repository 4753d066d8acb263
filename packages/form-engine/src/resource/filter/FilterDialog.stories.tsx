import { createTranslate, resolveLocale } from '@smart-admin/ui/messages';
import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { filterOperators, type RecordFilter } from '../../core/list/recordFilter.js';
import { createField } from '../../core/document/createField.js';
import { type FilterField } from '../types.js';
import { FilterDialog } from './FilterDialog.js';
import { filterMessages } from './filterMessages.js';

/**
 * Builds a filter over any field of a list: conditions of which all or any must hold, some of them in groups.
 *
 * **When:** where the search fields above a list are not enough. Not for what everybody asks every day: that is a search
 * field.
 *
 * **Keyboard:** Tab walks fields, conditions and values; Enter applies, Escape closes without.
 */
const meta: Meta = {
  title: 'Forms/Filter',
  tags: ['vi'],
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: { component: '高级筛选：任意字段、条件和值，全部或任一满足，可以分组。' },
    },
  },
};
export default meta;

const PLATE = '车牌号';
const STATES = [
  { value: 'open', label: '待处理' },
  { value: 'closed', label: '已完成' },
];
const state = createField('select', { id: 'state', label: '状态', options: STATES });
const FIELDS: FilterField[] = [
  {
    ...({ id: 'plate', label: PLATE, kind: 'text' } as const),
    operators: filterOperators(createField('text', { id: 'plate', label: PLATE })),
  },
  {
    ...({ id: 'fee', label: '应付金额', kind: 'number-range' } as const),
    operators: filterOperators(createField('number', { id: 'fee', label: '应付金额' })),
  },
  {
    ...({ id: 'came', label: '进场日期', kind: 'date-range' } as const),
    operators: filterOperators(createField('date', { id: 'came', label: '进场日期' })),
  },
  { ...({ id: 'state', label: '状态', kind: 'select', options: STATES } as const), operators: filterOperators(state) },
];

const BUILT: RecordFilter = {
  match: 'all',
  conditions: [
    { field: 'came', operator: 'during', value: 'last7' },
    {
      match: 'any',
      conditions: [
        { field: 'state', operator: 'anyOf', value: ['open', 'closed'] },
        { field: 'fee', operator: 'greater', value: 100 },
      ],
    },
  ],
};

const applied = fn();

function Dialog({ filter }: { filter: RecordFilter | undefined }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <FilterDialog fields={FIELDS} filter={filter} onApply={applied} onClose={() => setOpen(false)} />
  ) : null;
}

export const Empty: StoryObj = {
  render: () => <Dialog filter={undefined} />,
};

export const Built: StoryObj = {
  render: () => <Dialog filter={BUILT} />,
};

/** A condition without a value is told beside it, and nothing is lost; applied is what is whole. */
export const Applied: StoryObj = {
  render: () => <Dialog filter={undefined} />,
  play: async ({ globals }) => {
    applied.mockClear();
    const t = createTranslate(filterMessages, resolveLocale((globals as { locale?: string }).locale, undefined));
    const dialog = within(await screen.findByRole('dialog', { name: t('title') }));
    const choose = async (name: string, option: string) => {
      await userEvent.click(dialog.getByRole('combobox', { name }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    const value = `${PLATE} ${t('value')}`;
    await choose(t('field'), PLATE);
    await userEvent.click(dialog.getByRole('button', { name: t('apply') }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('noValue', { name: PLATE }));
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: value }), '京A');
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    // what was written stays where another condition takes it too
    await choose(t('operator'), t('op.startsWith'));
    await expect(dialog.getByRole('textbox', { name: value })).toHaveValue('京A');
    await userEvent.click(dialog.getByRole('button', { name: t('apply') }));
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith({
        match: 'all',
        conditions: [{ field: 'plate', operator: 'startsWith', value: '京A' }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
