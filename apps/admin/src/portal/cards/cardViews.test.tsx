import { type DataAnswer } from '@smart-admin/api-client/contract';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { newCard } from '../designer/newCard.js';
import { CardView } from '../PortalBoard.js';
import { type CardKind, type CardState, type ShownCard } from '../ShownCard.js';

const answer = (more: Partial<DataAnswer>): CardState => ({
  answer: { columns: [], rows: [], time: Date.UTC(2026, 10, 26), duration: 3, ...more },
});

function show(kind: CardKind, state: CardState, more: Partial<ShownCard> = {}, onRefresh?: (id: string) => void) {
  const card = { ...newCard(kind, { x: 0, y: 0 }, 'zh'), hasData: true, ...more } as ShownCard;
  render(
    <MemoryRouter>
      <CardView card={card} height={164} state={state} onRefresh={onRefresh} />
    </MemoryRouter>,
  );
  return card;
}

const amount = { id: 'revenue', label: '实收', kind: 'amount' } as const;

it('a figure is told in yuan, with how it differs from a week ago', () => {
  show('figure', answer({ columns: [amount], rows: [{ revenue: 123_400 }], earlier: { revenue: 100_000 } }));
  expect(screen.getByText('1,234')).toBeDefined();
  expect(screen.getByText('23.4%')).toBeDefined();
  expect(screen.getByRole('img', { name: '上升' })).toBeDefined();
});

it('a figure over time is its newest value, compared with the one before', () => {
  const day = { id: 'day', label: '日期', kind: 'day' } as const;
  const rows = [
    { day: '2026-11-03', revenue: 5_000 },
    { day: '2026-11-02', revenue: 10_000 },
    { day: '2026-11-01', revenue: 1_000 },
  ];
  show('figure', answer({ columns: [day, amount], rows }));
  expect(screen.getByText('50')).toBeDefined();
  expect(screen.getByRole('img', { name: '下降' })).toBeDefined();
});

it('what went wrong is told in the card, which can be tried again', async () => {
  const asked: string[] = [];
  const { id } = show('list', { error: '您没有权限执行此操作' }, {}, (cardId) => asked.push(cardId));
  expect(screen.getByRole('alert').textContent).toContain('您没有权限执行此操作');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(asked).toEqual([id]);
});

it('a row of a list leads where the card says, with its value', () => {
  const columns = [
    { id: 'place', label: '停车场', kind: 'text' },
    { id: 'count', label: '数量', kind: 'number' },
  ] as const;
  const rows = [{ place: '滨海中心', count: 1_200 }];
  show('list', answer({ columns: [...columns], rows }), {
    opens: '/parking/order',
    carry: { column: 'place', as: 'name' },
  });
  const row = screen.getByRole('row', { name: /滨海中心/ });
  expect(within(row).getByRole('link').getAttribute('href')).toBe(
    `/parking/order?name=${encodeURIComponent('滨海中心')}`,
  );
  expect(within(row).getByText('1,200')).toBeDefined();
});
