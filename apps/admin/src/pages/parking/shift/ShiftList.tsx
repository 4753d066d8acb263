import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter, timeRange } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { yuan } from '../../../parking/yuan.js';
import { usePlaces } from '../parkingFields.js';
import { Difference } from './Difference.js';
import { ShiftDrawer } from './ShiftDrawer.js';
import { shiftMessages } from './shiftMessages.js';

const STATES = ['open', 'ended', 'reviewed'] as const;
const DIFFERENCES = ['none', 'short', 'over'] as const;
const TONES = { open: 'info', ended: 'warning', reviewed: 'success' } as const;

/** The shifts of everybody within one's rows, for whoever confirms them. */
export function ShiftList() {
  const t = useMessages(shiftMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const [shown, setShown] = useState<RowOf<typeof api.parking.shift> | null>(null);
  const definition = apiResource(api.parking.shift, {
    page: pages.parkingShift,
    c,
    label: t('label'),
    list: (query, options) => {
      const { startTime: startedFrom, endTime: startedTo } = timeRange(query, 'startedAt');
      return api.parking.shift.list(
        {
          query: {
            ...apiQuery(query),
            placeId: textFilter(query, 'placeId'),
            state: STATES.find((state) => state === textFilter(query, 'state')),
            difference: DIFFERENCES.find((kind) => kind === textFilter(query, 'difference')),
            startedFrom,
            startedTo,
          },
        },
        options,
      );
    },
    search: [
      { id: 'keyword', label: t('person'), kind: 'keyword' },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
      { id: 'state', label: t('state'), kind: 'select', options: STATES.map((value) => ({ value, label: t(value) })) },
      {
        id: 'difference',
        label: t('difference'),
        kind: 'select',
        options: DIFFERENCES.map((value) => ({ value, label: t(value === 'none' ? 'same' : value) })),
      },
      { id: 'startedAt', label: t('startedAt'), kind: 'date-range' },
    ],
    columns: [
      { id: 'userName', header: t('person'), width: 100 },
      {
        id: 'difference',
        header: t('difference'),
        width: 120,
        render: ({ difference }) => <Difference value={difference} />,
      },
      {
        id: 'state',
        header: t('state'),
        width: 130,
        render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
      },
      { id: 'placeName', header: t('place'), minWidth: 150 },
      { id: 'booth', header: t('booth'), width: 100 },
      { id: 'startedAt', header: t('startedAt'), kind: 'datetime', width: 120 },
      { id: 'endedAt', header: t('endedAt'), kind: 'datetime', width: 120 },
      { id: 'cash', header: t('cash'), width: 110, align: 'right', value: ({ cash }) => yuan(cash) },
      {
        id: 'expectedCash',
        header: t('expectedCash'),
        width: 120,
        align: 'right',
        value: ({ expectedCash }) => yuan(expectedCash),
      },
      {
        id: 'countedCash',
        header: t('countedCash'),
        width: 120,
        align: 'right',
        value: ({ countedCash }) => (countedCash === null ? '' : yuan(countedCash)),
      },
    ],
    actions: [
      {
        id: 'details',
        label: t('details'),
        icon: <Eye aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => setShown(row ?? null),
      },
    ],
    nameOf: ({ userName }) => userName,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {shown ? <ShiftDrawer id={shown.id} name={shown.userName} onClose={() => setShown(null)} /> : null}
    </>
  );
}
