import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { storyTexts } from '../testing/storyTexts.js';
import { type ColumnFilter } from './columnFilters.js';
import { DataTable } from './DataTable.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type DataTableProps } from './dataTableTypes.js';

/**
 * Rows that the table sorts and filters itself, and columns below headings.
 *
 * **When:** `sortable` and `filter` are enough for rows that are all in the browser. Not for paged lists: there
 * `onSortingChange` and `onFiltersChange` tell the caller what to load.
 *
 * **Keyboard:** Arrows walk through the heads, Enter sorts, Tab goes on to the funnel; in its list arrows move, letters
 * search, Enter takes a value, Escape closes and gives the focus back.
 */
const meta: Meta<typeof DataTable> = {
  title: 'UI/Lists/DataTable filters',
  tags: ['vi'],
  component: DataTable,
  parameters: { docs: { story: { inline: false, height: '380px' } } },
};
export default meta;

type Story = StoryObj;

interface Lane {
  id: string;
  name: string;
  kind: string;
  day: number;
  night: number;
  since: Date;
}

function useLanes(): Lane[] {
  return Array.from({ length: 12 }, (_, index) => ({
    id: String(index),
    name: index % 2 === 0 ? `东门 ${12 - index} 号道` : `西门 ${12 - index} 号道`,
    kind: index % 3 === 0 ? '出口' : '入口',
    day: (index * 37) % 101,
    night: (index * 53) % 29,
    since: new Date(2026, index % 12, 1 + index),
  }));
}

function Lanes(props: Partial<DataTableProps<Lane>>) {
  const lanes = useLanes();
  return (
    <div className="flex h-80">
      <DataTable
        aria-label="车道"
        data={lanes}
        rowKey="id"
        columns={[
          {
            id: 'name',
            header: '名称',
            accessor: 'name',
            sortable: true,
            filter: 'text',
            fixed: 'left',
            width: 180,
          },
          { id: 'kind', header: '类型', accessor: 'kind', sortable: true, filter: 'values', width: 120 },
          {
            id: 'traffic',
            header: '流量',
            columns: [
              { id: 'day', header: '白天', accessor: 'day', sortable: true, align: 'right' },
              { id: 'night', header: '夜间', accessor: 'night', sortable: true, align: 'right' },
              {
                id: 'total',
                header: '合计',
                accessor: (lane) => lane.day + lane.night,
                sortable: true,
                align: 'right',
              },
            ],
          },
          {
            id: 'since',
            header: '启用日期',
            accessor: 'since',
            cell: (lane) => lane.since.toISOString().slice(0, 10),
            sortable: true,
            width: 140,
          },
        ]}
        {...props}
      />
    </div>
  );
}

/** Numbers, dates and texts in their own order, without being told how. */
export const SortsItself: Story = {
  render: () => <Lanes />,
  play: async () => {
    const first = () => screen.getAllByRole('row').find((row) => row.dataset.index === '0');
    await userEvent.click(screen.getByRole('button', { name: '合计' }));
    await userEvent.click(screen.getByRole('button', { name: '合计' }));
    await waitFor(() => expect(first()).toHaveTextContent(`东门 ${4} 号道`));
    await expect(screen.getByRole('columnheader', { name: '合计' })).toHaveAttribute('aria-sort', 'descending');
  },
};

/** A funnel with the values of its column, by keys alone. */
export const FilteredByValues: Story = {
  render: () => <Lanes />,
  play: async (context) => {
    const words = storyTexts(dataTableMessages, context);
    const funnel = await screen.findByRole('button', { name: words('filterBy', { column: '类型' }) });
    funnel.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '出口' }));
    await waitFor(() => expect(screen.getAllByRole('row').filter((row) => row.dataset.index)).toHaveLength(4));
    await userEvent.keyboard('{Escape}');
    const active = screen.getByRole('button', { name: words('filteredBy', { column: '类型' }) });
    await waitFor(() => expect(active).toHaveFocus());
  },
};

function Controlled() {
  const [filters, setFilters] = useState<Record<string, ColumnFilter>>({ kind: ['入口'] });
  return (
    <>
      <Button className="mb-2" onClick={() => setFilters({})}>
        清除全部筛选
      </Button>
      <Lanes filters={filters} onFiltersChange={setFilters} />
    </>
  );
}

/** The caller keeps the filters and loads the rows by them. */
export const FiltersOfTheCaller: Story = { render: () => <Controlled /> };

/** Columns below a heading; one that is fixed stays while the rest scrolls. */
export const Headings: Story = {
  render: () => (
    <div className="max-w-140">
      <Lanes columnState={undefined} />
    </div>
  ),
  play: async () => {
    const heading = screen.getByRole('columnheader', { name: '流量' });
    await expect(heading).toHaveAttribute('aria-colspan', '3');
    const day = screen.getByRole('columnheader', { name: '白天' });
    await expect(Math.round(heading.getBoundingClientRect().left)).toBe(Math.round(day.getBoundingClientRect().left));
  },
};
