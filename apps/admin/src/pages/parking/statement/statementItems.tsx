import { type StatementItem } from '@smart-admin/api-client/contract';
import { type ListQuery, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { Status } from '@smart-admin/ui/status';
import { CircleCheck, Eye } from 'lucide-react';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { listExport } from '../../../resource/listExport.js';
import { DifferenceText } from './DifferenceText.js';
import { type statementMessages } from './statementMessages.js';

const KINDS = ['payment', 'refund'] as const;
const RESULTS = ['matched', 'amount', 'theirs', 'ours'] as const;
const TONES = { matched: 'success', amount: 'danger', theirs: 'warning', ours: 'warning' } as const;
const MARKS = [0, 1] as const;

/** The lines of a statement as a list: of one that has open differences, those first. */
export function statementItems(
  t: Translate<keyof (typeof statementMessages)['zh']>,
  statementId: string,
  { hadOpen, onSettle, onShow }: StatementItemsOptions,
): ResourceDefinition<StatementItem> {
  const filtersOf = (query: ListQuery) => ({
    ...apiQuery(query),
    statementId,
    kind: KINDS.find((kind) => kind === query.filters.kind),
    result: RESULTS.filter((result) => result === query.filters.result),
    settled: MARKS.find((mark) => String(mark) === query.filters.settled),
  });
  return {
    id: 'parking.statement.items',
    label: t('itemLabel'),
    source: {
      ...listExport('parkingStatement', filtersOf, api.parking.statementItem.startExport),
      list: (query, signal) => api.parking.statementItem.list({ query: filtersOf(query) }, { signal, silent: true }),
    },
    ...(hadOpen ? { defaultFilters: { settled: '0' } } : {}),
    search: [
      { id: 'keyword', label: t('number'), kind: 'keyword' },
      {
        id: 'settled',
        label: t('differences'),
        kind: 'select',
        options: [
          { value: '0', label: t('unsettled') },
          { value: '1', label: t('settled') },
        ],
      },
      {
        id: 'result',
        label: t('result'),
        kind: 'select',
        options: RESULTS.map((value) => ({ value, label: t(`result_${value}`) })),
      },
      { id: 'kind', label: t('kind'), kind: 'select', options: KINDS.map((value) => ({ value, label: t(value) })) },
    ],
    columns: [
      {
        id: 'result',
        header: t('result'),
        width: 164,
        render: ({ result }) => <Status tone={TONES[result]}>{t(`result_${result}`)}</Status>,
      },
      { id: 'kind', header: t('kind'), width: 80, value: ({ kind }) => t(kind) },
      { id: 'time', header: t('time'), kind: 'datetime', width: 150, sortable: true },
      amountColumn('theirs', t('theirs')),
      amountColumn('ours', t('ours')),
      {
        id: 'difference',
        header: t('difference'),
        width: 120,
        align: 'right',
        card: 'right',
        render: ({ difference }) => <DifferenceText fen={difference} />,
        summarize: (_rows, sums) => yuan(sums?.difference ?? 0),
      },
      { id: 'number', header: t('number'), minWidth: 190 },
      { id: 'providerNumber', header: t('providerNumber'), minWidth: 230 },
      { id: 'placeName', header: t('place'), minWidth: 150 },
      { id: 'settleReason', header: t('settleReason'), minWidth: 160 },
      { id: 'settlerName', header: t('settler'), width: 110 },
      { id: 'settledTime', header: t('settledTime'), kind: 'datetime', width: 150 },
    ],
    actions: [
      {
        id: 'settle',
        label: t('settle'),
        icon: <CircleCheck aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_settle',
        visible: ({ result, settledTime }) => result !== 'matched' && settledTime === null,
        run: ({ row }) => {
          if (row) onSettle(row);
        },
      },
      {
        id: 'show',
        label: t('showOrder'),
        icon: <Eye aria-hidden />,
        place: 'row',
        visible: ({ placeKind }) => placeKind !== '',
        run: ({ row }) => {
          if (row) onShow(row);
        },
      },
    ],
    nameOf: ({ number }) => number,
  };
}

function amountColumn(id: 'theirs' | 'ours', header: string) {
  return {
    ...{ id, header, width: 120, align: 'right' as const },
    value: (row: StatementItem) => (row[id] === null ? '' : yuan(row[id])),
    summarize: (_rows: readonly StatementItem[], sums: Record<string, number> | undefined) => yuan(sums?.[id] ?? 0),
  };
}

interface StatementItemsOptions {
  /** Whether it had differences that nobody had settled when it was opened. */
  hadOpen: boolean;
  onSettle: (item: StatementItem) => void;
  onShow: (item: StatementItem) => void;
}
