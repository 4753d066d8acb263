import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ResourceColumn } from '../ResourceColumn.js';
import { ResourceCard } from './ResourceCard.js';

interface Visit {
  id: string;
  visitor: string;
  plate: string;
  state: string;
  note: string;
}

const row: Visit = { id: '1', visitor: '周宁', plate: '京A20360', state: '已到', note: '' };
const columns: ResourceColumn<Visit>[] = [
  { id: 'plate', header: '车牌号', card: 'line' },
  { id: 'state', header: '状态', card: 'badge' },
  { id: 'note', header: '备注', card: 'line' },
  { id: 'visitor', header: '访客', card: 'title' },
];

function draw(shown: ResourceColumn<Visit>[]) {
  const { container } = render(
    <UiProvider locale="zh">
      <ResourceCard row={row} columns={shown} menu={null} />
    </UiProvider>,
  );
  return container;
}

it('a designed card has its title first, its badge beside it, and lines with their names, without empty ones', () => {
  const card = draw(columns);
  expect(card.textContent).toBe('周宁已到车牌号京A20360');
  expect(card.querySelector('[data-slot=card-badge]')?.textContent).toBe('已到');
  expect(screen.queryByText('备注')).toBeNull();
});

it('without a title the first column that has no place is one', () => {
  const untitled = columns.map(({ card, ...column }) =>
    card === 'title' ? column : { ...column, card: card ?? 'line' },
  );
  expect(draw(untitled).textContent).toBe('周宁已到车牌号京A20360');
});
