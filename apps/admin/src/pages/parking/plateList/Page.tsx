import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { CalendarPlus, History } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { asNumber, field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { cardMessages } from '../cardMessages.js';
import { phoneField } from '../contactFields.js';
import { parkingMessages } from '../parkingMessages.js';
import { momentField, placeField, plateColourOptions, usePlaces } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { Validity } from '../Validity.js';
import { linesOf } from '../linesOf.js';
import { usePrintedSheet } from '../usePrintedSheet.js';
import { RenewDialog } from './RenewDialog.js';
import { RenewalsDrawer } from './RenewalsDrawer.js';

type Listed = RowOf<typeof api.parking.listedPlate>;

/** Free vehicles, monthly cards and barred vehicles. */
export function Page() {
  const t = useMessages(reductionMessages);
  const p = useMessages(parkingMessages);
  const k = useMessages(cardMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const { permissions } = usePage();
  const [renewed, setRenewed] = useState<Listed | null>(null);
  const [shown, setShown] = useState<Listed | null>(null);
  const sheet = usePrintedSheet<Listed & { fullName: string }>({
    load: (id) => api.parking.listedPlate.sheet({ id }),
    linesOf: ({ placeName, cardKindName }) => [placeName, cardKindName].filter(Boolean),
  });
  const lists = (['monthly', 'free', 'black'] as const).map((value) => ({ value, label: t(`list_${value}`) }));
  const definition = apiResource(api.parking.listedPlate, {
    page: pages.parkingPlateList,
    c,
    label: t('listedLabel'),
    codes: { batchRemove: 'btn_remove' },
    search: [
      { id: 'keyword', label: t('keywordPlate'), kind: 'keyword' },
      { id: 'list', label: t('list'), kind: 'select', options: lists },
      { id: 'placeId', label: p('place'), kind: 'select', options: places },
      {
        id: 'expiry',
        label: k('expiry'),
        kind: 'select',
        options: (['soon', 'expired', 'valid'] as const).map((value) => ({ value, label: k(value) })),
      },
    ],
    columns: [
      {
        id: 'plate',
        header: t('plate'),
        width: 150,
        sortable: true,
        render: ({ plate, plateColour }) => <Plate value={plate} color={plateColorOf(plateColour)} copyable />,
      },
      { id: 'list', header: t('list'), kind: 'option', options: lists, width: 110 },
      { id: 'placeName', header: p('place'), minWidth: 160 },
      { id: 'cardKindName', header: k('cardKind'), width: 120 },
      {
        id: 'plates',
        header: k('plates'),
        width: 110,
        align: 'right',
        value: ({ morePlates, cardSpaces }) =>
          morePlates.length > 0 ? `${1 + morePlates.length} / ${cardSpaces}` : '',
      },
      { id: 'holder', header: t('holder'), width: 110 },
      { id: 'phone', header: t('phone'), width: 130 },
      {
        id: 'validity',
        header: t('validity'),
        width: 100,
        render: (row) => <Validity row={row} />,
      },
      { id: 'endsAt', header: t('endsAt'), kind: 'datetime', width: 150, sortable: true },
      { id: 'reason', header: t('reason'), minWidth: 140 },
    ],
    form: {
      list: field('radio', { label: t('list'), required: true, defaultValue: 'monthly', options: lists }),
      plate: field('text', { label: t('plate'), span: 12, required: true, maxLength: 20, rule: 'plate' }),
      plateColour: field(
        'select',
        { label: t('plateColour'), span: 12, required: true, defaultValue: '5', options: plateColourOptions(t) },
        asNumber,
      ),
      placeId: placeField(p('place')),
      cardKindId: field(
        'select',
        {
          label: k('cardKind'),
          span: 12,
          dataType: 'dynamic',
          propsUrl: '/api/parking/CardKind/Selector',
          optionKeys: { value: 'id', label: 'fullName', children: 'children' },
          filterable: true,
          visibleWhen: CARD,
          help: k('cardKindHelp'),
        },
        { read: (raw) => raw, write: (value) => String(value ?? '') },
      ),
      cardSpaces: field(
        'number',
        {
          label: k('cardSpaces'),
          span: 12,
          required: true,
          min: 1,
          max: 50,
          precision: 0,
          defaultValue: 1,
          visibleWhen: CARD,
          help: k('cardSpacesHelp'),
        },
        { read: (raw) => raw, write: (value) => Number(value ?? 1) },
      ),
      morePlates: field(
        'textarea',
        { label: k('morePlates'), help: k('morePlatesHelp'), rows: 3, maxLength: 1_000, visibleWhen: CARD },
        {
          read: (raw) => (raw as string[] | undefined)?.join('\n') ?? '',
          write: (value) => linesOf(String(value ?? '')),
        },
      ),
      startsAt: momentField(t('startsAt'), { required: true }),
      endsAt: momentField(t('endsAt'), { required: true }),
      holder: field('text', { label: t('holder'), span: 12, maxLength: 50 }),
      phone: phoneField(t),
      reason: field('text', { label: t('reason'), maxLength: 200 }),
      enabledMark: orderAndState(c).enabledMark,
    },
    actions: [
      {
        id: 'renew',
        label: t('renew'),
        icon: <CalendarPlus aria-hidden />,
        place: 'row',
        primary: true,
        visible: ({ list, cardPrice }) =>
          list === 'monthly' && permissions.can(cardPrice === null ? 'btn_edit' : 'btn_collect'),
        run: ({ row }) => setRenewed(row ?? null),
      },
      {
        id: 'history',
        label: k('history'),
        icon: <History aria-hidden />,
        place: 'row',
        visible: ({ list }) => list === 'monthly',
        run: ({ row }) => setShown(row ?? null),
      },
      {
        ...sheet.action,
        label: k('sheet'),
        visible: ({ cardPrice }) => cardPrice !== null,
        run: ({ row }) => sheet.action.run({ row: row && { ...row, fullName: row.plate } }),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {renewed ? <RenewDialog card={renewed} onClose={() => setRenewed(null)} /> : null}
      {shown ? <RenewalsDrawer card={shown} onClose={() => setShown(null)} /> : null}
      {sheet.dialog}
    </>
  );
}

const CARD = "{list} = 'monthly'";
