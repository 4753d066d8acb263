import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { formatDate } from '@smart-admin/ui/format';
import { Plate } from '@smart-admin/ui/plate';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { useShowOrder } from '../orders/useShowOrder.js';
import { orderMessages } from '../orders/orderMessages.js';
import { usePlaces } from '../parkingFields.js';
import { yuan } from '../../../parking/yuan.js';
import { DismissDialog } from './DismissDialog.js';
import { findingMessages } from './findingMessages.js';

type Finding = RowOf<typeof api.parking.finding>;

const KINDS = ['noExit', 'impossibleDuration', 'similarPlate', 'twoPlaces'] as const;
const STATES = ['open', 'accepted', 'dismissed'] as const;
const TONES = { open: 'warning', accepted: 'success', dismissed: 'neutral' } as const;

/** Stays that cannot be as they are stored, each with a proposal: nobody has to prove that they left. */
export function Page() {
  const t = useMessages(findingMessages);
  const o = useMessages(orderMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const showOrder = useShowOrder<Finding>();
  const [dismissed, setDismissed] = useState<Finding | null>(null);
  const isOpen = ({ state }: Finding) => state === 'open';
  const definition = apiResource(api.parking.finding, {
    page: pages.parkingFinding,
    c,
    label: t('label'),
    list: (query, options) =>
      api.parking.finding.list(
        {
          query: {
            ...apiQuery(query),
            placeId: textFilter(query, 'placeId'),
            kind: KINDS.find((kind) => kind === textFilter(query, 'kind')),
            state: STATES.find((state) => state === textFilter(query, 'state')),
          },
        },
        options,
      ),
    defaultFilters: { state: 'open' },
    search: [
      { id: 'placeId', label: o('place'), kind: 'select', options: places },
      { id: 'kind', label: t('kind'), kind: 'select', options: KINDS.map((value) => ({ value, label: t(value) })) },
      { id: 'state', label: t('state'), kind: 'select', options: STATES.map((value) => ({ value, label: t(value) })) },
    ],
    columns: [
      { id: 'plate', header: o('plate'), width: 132, render: ({ plate }) => <Plate value={plate} /> },
      { id: 'kind', header: t('kind'), width: 130, value: ({ kind }) => t(kind) },
      { id: 'placeName', header: o('place'), minWidth: 150 },
      { id: 'entryTime', header: o('entryTime'), kind: 'datetime', width: 120 },
      {
        id: 'other',
        header: t('other'),
        minWidth: 180,
        value: ({ otherPlate, otherPlaceName }) => [otherPlate, otherPlaceName].filter(Boolean).join(' · '),
      },
      {
        id: 'proposedExit',
        header: t('proposal'),
        width: 150,
        value: ({ proposedExit }) => (proposedExit === null ? t('noProposal') : formatDate(proposedExit)),
      },
      { id: 'due', header: t('due'), width: 100, align: 'right', card: 'right', value: ({ due }) => yuan(due) },
      {
        id: 'proposedDue',
        header: t('proposedDue'),
        width: 110,
        align: 'right',
        value: ({ proposedDue, proposedExit }) => (proposedExit === null ? '' : yuan(proposedDue)),
      },
      {
        id: 'state',
        header: t('state'),
        width: 100,
        render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
      },
    ],
    actions: [
      {
        id: 'accept',
        label: t('accept'),
        icon: <CircleCheck aria-hidden />,
        place: 'row',
        primary: true,
        permission: 'btn_edit',
        visible: (row) => isOpen(row) && row.proposedExit !== null,
        confirm: ([row]) => t('acceptQuestion', { plate: row?.plate ?? '' }),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.parking.finding.accept({ id: row.id });
          toast.success(t('done'));
          await refresh();
        },
      },
      {
        id: 'dismiss',
        label: t('dismiss'),
        icon: <CircleX aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        visible: isOpen,
        run: ({ row }) => setDismissed(row ?? null),
      },
      showOrder,
    ],
    nameOf: ({ plate }) => plate,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {dismissed ? <DismissDialog finding={dismissed} onClose={() => setDismissed(null)} /> : null}
    </>
  );
}
