import { pages } from '@smart-admin/api-client/pages';
import { createField } from '@smart-admin/form-engine/core';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { Plate } from '@smart-admin/ui/plate';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { CircleCheck, CircleOff, ListPlus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { orderAndText } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { ORDER_KINDS } from '../orders/OrderList.js';
import { berthMessages } from './berthMessages.js';
import { BerthsDialog } from './BerthsDialog.js';
import { BerthSheetsDialog } from './BerthSheetsDialog.js';
import { DisableDialog } from './DisableDialog.js';
import { kindOptions } from './kindOptions.js';
import { roadField, useRoads } from './roadField.js';

type Berth = RowOf<typeof api.parking.berth>;

/** Berths of roads: their numbers, whom they are for, who stands there, and who looks after them. */
export function Page() {
  const t = useMessages(berthMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const roads = useRoads();
  const [making, setMaking] = useState<{ placeId: string } | null>(null);
  const [disabling, setDisabling] = useState<Berth | null>(null);
  const [printing, setPrinting] = useState<readonly string[] | null>(null);
  const kinds = kindOptions(t);
  const mark = (on: string, off: string) => [
    { value: '1', label: on },
    { value: '0', label: off },
  ];
  const definition = apiResource(api.parking.berth, {
    page: pages.parkingBerth,
    c,
    label: t('label'),
    codes: { batchRemove: 'btn_remove' },
    search: [
      { id: 'keyword', label: t('number'), kind: 'keyword' },
      { id: 'placeId', label: t('road'), kind: 'select', options: roads },
      { id: 'enabledMark', label: t('state'), kind: 'select', options: mark(t('inUse'), t('outOfUse')) },
      { id: 'occupied', label: t('occupied'), kind: 'select', options: mark(t('taken'), t('free')) },
      { id: 'kind', label: t('kind'), kind: 'select', options: kinds },
      {
        id: 'inspectorId',
        label: t('inspector'),
        kind: 'field',
        field: createField('userSelect', { id: 'inspectorId', label: t('inspector') }),
      },
    ],
    columns: [
      { id: 'fullName', header: t('number'), width: 120, sortable: true },
      { id: 'placeName', header: t('road'), minWidth: 160 },
      { id: 'kind', header: t('kind'), kind: 'option', options: kinds, width: 110 },
      {
        id: 'enabledMark',
        header: t('state'),
        minWidth: 130,
        value: ({ enabledMark, reason }) => [t(enabledMark ? 'inUse' : 'outOfUse'), reason].filter(Boolean).join(' · '),
        render: ({ enabledMark, reason }) => (
          <Status tone={enabledMark ? 'success' : 'neutral'}>
            {[t(enabledMark ? 'inUse' : 'outOfUse'), reason].filter(Boolean).join(' · ')}
          </Status>
        ),
      },
      {
        id: 'stay',
        header: t('stay'),
        width: 150,
        value: ({ occupied, stayPlate }) => stayPlate || t(occupied ? 'taken' : 'free'),
        render: ({ occupied, stayId, stayPlate }) =>
          stayId ? (
            <Link to={`${ORDER_KINDS.road.detail}/${stayId}`}>
              <Plate value={stayPlate} />
            </Link>
          ) : (
            <Status tone={occupied ? 'warning' : 'neutral'}>{t(occupied ? 'taken' : 'free')}</Status>
          ),
      },
      {
        id: 'inspectorNames',
        header: t('inspectors'),
        minWidth: 140,
        value: ({ inspectorNames }) => joinNames(inspectorNames, locale),
      },
    ],
    form: {
      fullName: field('text', { label: t('number'), span: 12, required: true, maxLength: 20 }),
      placeId: roadField(t('road')),
      kind: field('radio', { label: t('kind'), required: true, defaultValue: 'small', options: kinds }),
      description: orderAndText(c).description,
    },
    actions: [
      {
        id: 'createMany',
        label: t('createMany'),
        icon: <ListPlus aria-hidden />,
        place: 'toolbar',
        permission: 'btn_add',
        run: ({ query }) =>
          setMaking({ placeId: typeof query.filters.placeId === 'string' ? query.filters.placeId : '' }),
      },
      {
        id: 'sheets',
        label: t('sheets'),
        icon: <QrCode aria-hidden />,
        place: 'batch',
        run: ({ rows }) => setPrinting(rows.map(({ id }) => id)),
      },
      {
        id: 'sheet',
        label: t('sheets'),
        icon: <QrCode aria-hidden />,
        place: 'row',
        run: ({ row }) => row && setPrinting([row.id]),
      },
      {
        id: 'disable',
        label: t('disable'),
        icon: <CircleOff aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        visible: ({ enabledMark }) => enabledMark === 1,
        run: ({ row }) => setDisabling(row ?? null),
      },
      {
        id: 'enable',
        label: t('enable'),
        icon: <CircleCheck aria-hidden />,
        place: 'row',
        permission: 'btn_edit',
        visible: ({ enabledMark }) => enabledMark === 0,
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.parking.berth.enable({ id: row.id });
          toast.success(t('changed'));
          await refresh();
        },
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {making ? <BerthsDialog placeId={making.placeId} onClose={() => setMaking(null)} /> : null}
      {disabling ? <DisableDialog berth={disabling} onClose={() => setDisabling(null)} /> : null}
      {printing ? <BerthSheetsDialog ids={printing} onClose={() => setPrinting(null)} /> : null}
    </>
  );
}
