import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LocaleProvider, useLocale } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';
import { Status } from '../status/Status.js';
import { DataTable } from './DataTable.js';
import { type DataColumn } from './dataColumn.js';

interface Lane {
  id: string;
  state: 0 | 1;
  fee: number;
}

const LANES = Array.from({ length: 300 }, (_, index): Lane => ({
  id: `车道 ${index + 1}`,
  state: 1,
  fee: index * 100,
}));
const KEYS = new Set(['车道 1', '车道 300']);

/** Draws what only it knows how to write. */
function Yuan({ fen }: { fen: number }) {
  return <b>{fen / 100} 元</b>;
}

/** Draws what only its place knows. */
function Spoken() {
  return <b>{useLocale()}</b>;
}

function copied(
  columns: DataColumn<Lane>[],
  keys: ReadonlySet<string> = KEYS,
  locale: Locale = 'zh',
): string | undefined {
  render(
    <LocaleProvider locale={locale}>
      <DataTable
        columns={columns}
        data={LANES}
        rowKey="id"
        selection={{ selectedKeys: keys, onChange: () => undefined }}
      />
    </LocaleProvider>,
  );
  expect(screen.queryByText('车道 300')).toBeNull();
  const data = { setData: vi.fn<(type: string, text: string) => void>() };
  fireEvent.copy(screen.getByText('车道 1').closest('tr') as HTMLElement, { clipboardData: data });
  return data.setData.mock.lastCall?.[1];
}

const id: DataColumn<Lane> = { id: 'id', header: '名称', accessor: 'id' };
const state: DataColumn<Lane> = {
  id: 'state',
  header: '状态',
  accessor: 'state',
  cell: ({ state: on }) => <Status tone={on ? 'enabled' : 'disabled'}>{on ? '启用' : '停用'}</Status>,
};
const fee: DataColumn<Lane> = { id: 'fee', header: '费用', cell: ({ fee: fen }) => <Yuan fen={fen} /> };

it('copies rows out of view with the same words as those in view', () => {
  expect(copied([id, state, { ...fee, copyText: ({ fee: fen }) => `${fen / 100}.00` }])).toBe(
    '名称\t状态\t费用\n车道 1\t启用\t0.00\n车道 300\t启用\t299.00',
  );
});

it('takes a cell as it is drawn where all of its column are', () => {
  expect(copied([id, fee], new Set(['车道 1', '车道 2']))).toBe('名称\t费用\n车道 1\t0 元\n车道 2\t1 元');
});

it('takes what a cell out of view would show, never the value behind it', () => {
  expect(copied([id, { ...fee, accessor: 'fee' }])).toBe('名称\t费用\n车道 1\t0 元\n车道 300\t299 元');
  expect(document.body.textContent).not.toContain('299 元');
});

it('takes all of a cell of which only a part is a component, and nothing of one that draws nothing', () => {
  const mixed: DataColumn<Lane> = {
    ...fee,
    cell: ({ fee: fen }) => (
      <span>
        共 <Yuan fen={fen} />
      </span>
    ),
  };
  const sign: DataColumn<Lane> = { ...fee, id: 'sign', header: '标记', accessor: 'fee', cell: () => <i /> };
  expect(copied([id, mixed, sign])).toBe('名称\t费用\t标记\n车道 1\t共 0 元\t\n车道 300\t共 299 元\t');
});

it('writes cells out of view in the language of the table', () => {
  const told: DataColumn<Lane> = { ...fee, cell: () => <Spoken /> };
  expect(copied([id, told], KEYS, 'en')).toContain('车道 300\ten');
});
