import { type EscapeRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { createField } from '@smart-admin/form-engine/core';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { toFen } from '../../../parking/yuan.js';
import { apiQuery, namedRange, textFilter } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { listExport } from '../../../resource/listExport.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { plateColumn, summedYuanColumn } from '../parkingColumns.js';
import { usePlaces } from '../parkingFields.js';
import { EscapeDrawer } from './EscapeDrawer.js';
import { escapeMessages } from './escapeMessages.js';

const KINDS = ['lot', 'road'] as const;
const DAY = 24 * 60 * 60_000;

/** Vehicles that left without paying, a line for each: what they owe, since when and where, and what is done about it. */
export function Page() {
  const t = useMessages(escapeMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const [now] = useState(Date.now);
  const [opened, setOpened] = useState<{ row: EscapeRow; query: ListQuery } | null>(null);
  const definition = apiResource(api.parking.escape, {
    page: pages.parkingEscape,
    c,
    label: t('label'),
    list: (query, options) => api.parking.escape.list({ query: filtersOf(query) }, options),
    source: EXPORT,
    search: [
      { id: 'keyword', label: t('plate'), kind: 'keyword', placeholder: t('keyword') },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
      {
        id: 'placeKind',
        label: t('placeKind'),
        kind: 'select',
        options: KINDS.map((value) => ({ value, label: t(value) })),
      },
      { id: 'exitTime', label: t('exitTime'), kind: 'date-range' },
      {
        id: 'dueFrom',
        label: t('dueFrom'),
        kind: 'field',
        field: createField('number', { id: 'dueFrom', label: t('dueFrom'), min: 0, precision: 2 }),
      },
    ],
    columns: [
      plateColumn(t('plate'), 176),
      { ...summedYuanColumn('due', t('due')), sortable: true, card: 'right' },
      {
        id: 'orders',
        header: t('orders'),
        width: 110,
        align: 'right',
        sortable: true,
        summarize: (_rows, sums) => String(sums?.orders ?? ''),
      },
      {
        id: 'days',
        header: t('days'),
        width: 110,
        align: 'right',
        value: ({ firstExit }) => t('daysAgo', { days: Math.floor((now - firstExit) / DAY) }),
      },
      { id: 'placeNames', header: t('places'), minWidth: 220, value: ({ placeNames }) => placeNames.join(', ') },
      { id: 'firstExit', header: t('firstExit'), kind: 'datetime', width: 150, sortable: true },
      { id: 'lastExit', header: t('lastExit'), kind: 'datetime', width: 150, sortable: true },
    ],
    actions: [
      {
        id: 'open',
        label: t('open'),
        icon: <ListChecks aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row, query }) => setOpened(row ? { row, query } : null),
      },
    ],
    nameOf: ({ plate }) => plate,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {opened ? (
        <EscapeDrawer vehicle={opened.row} filters={ordersOf(opened.query)} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}

/** What the stays of a vehicle are filtered by. */
function ordersOf(query: ListQuery) {
  return {
    placeId: textFilter(query, 'placeId'),
    placeKind: KINDS.find((kind) => kind === textFilter(query, 'placeKind')),
    ...namedRange(query, 'exitTime', ['exitFrom', 'exitTo']),
  };
}

function filtersOf(query: ListQuery) {
  const { dueFrom } = query.filters;
  return {
    ...apiQuery(query),
    ...ordersOf(query),
    dueFrom: dueFrom === undefined || dueFrom === null || dueFrom === '' ? undefined : toFen(Number(dueFrom)),
  };
}

const EXPORT = {
  ...listExport('parkingEscape', filtersOf, api.parking.escape.startExport),
  // a vehicle owes what the stays of the filter owe
  countsFiltered: true,
};
