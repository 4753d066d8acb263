import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { orderAndState, orderAndText } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { cardMessages } from '../cardMessages.js';
import { yuanColumn } from '../parkingColumns.js';
import { asFen, placeField, usePlaces } from '../parkingFields.js';

const VEHICLES = ['small', 'large', 'motorcycle'] as const;

/** Kinds of monthly cards, each with what a month costs at a place. */
export function Page() {
  const t = useMessages(cardMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const vehicles = VEHICLES.map((value) => ({ value, label: t(value) }));
  const definition = apiResource(api.parking.cardKind, {
    page: pages.parkingCardKind,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('fullName'), kind: 'keyword' },
      { id: 'placeId', label: t('place'), kind: 'select', options: places },
    ],
    columns: [
      { id: 'fullName', header: t('fullName'), minWidth: 160, sortable: true },
      { id: 'placeName', header: t('place'), minWidth: 160 },
      { id: 'vehicle', header: t('vehicle'), kind: 'option', options: vehicles, width: 110 },
      { ...yuanColumn('price', t('price')), sortable: true, card: 'right' },
      { id: 'description', header: t('description'), minWidth: 160 },
      { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 90 },
    ],
    form: {
      fullName: field('text', { label: t('fullName'), span: 12, required: true, maxLength: 50 }),
      placeId: placeField(t('place')),
      vehicle: field('radio', { label: t('vehicle'), required: true, defaultValue: 'small', options: vehicles }),
      price: field(
        'number',
        { label: t('price'), span: 12, required: true, min: 0.01, max: 1_000_000, precision: 2 },
        asFen,
      ),
      description: orderAndText(c).description,
      enabledMark: orderAndState(c).enabledMark,
    },
  });
  return <ManagedResource definition={definition} />;
}
