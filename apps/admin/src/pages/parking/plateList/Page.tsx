import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Plate, plateColorOf } from '@smart-admin/ui/plate';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { asNumber, field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { phoneField } from '../contactFields.js';
import { parkingMessages } from '../parkingMessages.js';
import { momentField, placeField, plateColourOptions, usePlaces } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { Validity } from '../Validity.js';
import { RenewDialog } from './RenewDialog.js';

type Listed = RowOf<typeof api.parking.listedPlate>;

/** Free vehicles, monthly cards and barred vehicles. */
export function Page() {
  const t = useMessages(reductionMessages);
  const p = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const [renewed, setRenewed] = useState<Listed | null>(null);
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
        permission: 'btn_edit',
        visible: ({ list }) => list === 'monthly',
        run: ({ row }) => setRenewed(row ?? null),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {renewed ? <RenewDialog card={renewed} onClose={() => setRenewed(null)} /> : null}
    </>
  );
}
