import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Status } from '../status/Status.js';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

interface Visit {
  id: string;
  plate: string;
  remark: string;
  approved: boolean;
}

const COLUMNS: DataColumn<Visit>[] = [
  { id: 'plate', header: '车牌号', accessor: 'plate', width: 120 },
  { id: 'remark', header: '来访事由', accessor: 'remark', width: 240 },
];
const REASONS = [
  '面试',
  '送货至二号库房，约需两小时',
  '设备检修：更换东入口道闸电机与车牌识别相机，施工期间请走西入口，预计下午完工',
];

function makeVisits(count: number, page: number): Visit[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${page}-${index + 1}`,
    plate: `京A${String(page * 10_000 + index + 1)}`,
    remark: REASONS[index % 3] ?? '',
    approved: index % 4 !== 0,
  }));
}

function Visits({ count }: { count: number }) {
  const [page, setPage] = useState(1);
  const [times, setTimes] = useState(0);
  const [opened, setOpened] = useState('');
  return (
    <div className="flex h-150 flex-col bg-surface">
      <div className="flex flex-none items-center gap-2 px-4 py-2">
        <Button onClick={() => setTimes(times + 1)}>刷新</Button>
        <Button onClick={() => setPage(page + 1)}>下一页</Button>
        <output className="text-12 text-2">
          刷新 {times} 次 {opened}
        </output>
      </div>
      <DataTable
        aria-label="访客"
        columns={COLUMNS}
        // others after each refresh, with the same keys
        data={makeVisits(count, page)}
        rowKey="id"
        onRowClick={(visit) => setOpened(visit.plate)}
        renderCard={(visit) => (
          <span className="flex items-start gap-3">
            <span className="min-w-0 flex-1">
              <button type="button" className="block font-medium" onClick={() => setOpened(visit.plate)}>
                {visit.plate}
              </button>
              <span className="block text-12 text-2">{visit.remark}</span>
            </span>
            <Status tone={visit.approved ? 'enabled' : 'locked'}>{visit.approved ? '已通过' : '待审核'}</Status>
          </span>
        )}
      />
    </div>
  );
}

/**
 * On phones a table becomes cards of two lines.
 *
 * **When:** with `renderCard`, for lists that people look at on the way: name, state and one figure. Not for tables that
 * are compared column by column; those scroll.
 *
 * **Keyboard:** Tab reaches each card; Enter opens it.
 */
const meta: Meta = {
  title: 'UI/Lists/DataTable cards',
  parameters: {
    viewport: { options: { phone: { name: '375', styles: { width: '375px', height: '812px' } } } },
  },
  globals: { viewport: { value: 'phone' } },
};
export default meta;

/** On a phone a row is a card. */
export const Cards: StoryObj = { render: () => <Visits count={20} /> };

/** Of 500 cards with different heights those in view are drawn, and the one that holds the focus. */
export const FiveHundredCards: StoryObj = {
  render: () => <Visits count={500} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const scroller = () => canvasElement.querySelector('[data-slot=data-table] > div') as HTMLElement;
    const items = () => canvas.getAllByRole('listitem');
    const places = () => items().map((item) => Number(item.getAttribute('aria-posinset')));
    const scrollTo = (top: number) => scroller().scrollTo({ top });
    const expectStacked = () =>
      waitFor(async () => {
        const boxes = items().map((item) => item.getBoundingClientRect());
        for (const [index, box] of boxes.entries())
          if (index > 0 && places()[index] === (places()[index - 1] ?? 0) + 1)
            await expect(Math.abs(box.top - (boxes[index - 1]?.bottom ?? 0))).toBeLessThan(1);
        await expect(places()).toEqual(places().toSorted((one, other) => one - other));
      });
    await waitFor(() => expect(items()[0]).toHaveAttribute('aria-setsize', '500'));
    await expect(items().length).toBeLessThan(40);
    await expectStacked();
    const heights = new Set(items().map((item) => Math.round(item.getBoundingClientRect().height)));
    await expect(heights.size).toBeGreaterThan(1);

    // the focus stays where it is while its card is far away, in its place among the others
    const first = canvas.getByRole('button', { name: '京A10001' });
    first.focus();
    scrollTo(12_000);
    await waitFor(() => expect(places().at(-1)).toBeGreaterThan(100));
    await expect(first).toHaveFocus();
    await expect(places()[0]).toBe(1);
    await expect(items().length).toBeLessThan(40);
    await expectStacked();

    // a refresh leaves the list where it is
    const topCard = () => {
      const top = scroller().getBoundingClientRect().top;
      return items()
        .find((item) => item.getBoundingClientRect().bottom > top)
        ?.getAttribute('aria-posinset');
    };
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(places()[0]).toBeGreaterThan(1));
    const [top, card] = [scroller().scrollTop, topCard()];
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await canvas.findByText(/刷新 2 次/);
    await expect(scroller().scrollTop).toBe(top);
    await expect(topCard()).toBe(card);

    // the end is reached though the heights of most cards were only guessed
    await waitFor(async () => {
      scrollTo(1_000_000);
      await expect(places().at(-1)).toBe(500);
    });
    await expectStacked();
    await userEvent.click(canvas.getByRole('button', { name: '京A10500' }));
    await canvas.findByText(/刷新 2 次 京A10500/);

    // other rows begin at their first
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(scroller().scrollTop).toBe(0));
    await expect(await canvas.findByRole('button', { name: '京A20001' })).toBeVisible();
  },
};
