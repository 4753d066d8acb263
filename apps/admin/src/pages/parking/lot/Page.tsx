import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import {
  commonColumns,
  keywordSearch,
  nameAndCode,
  orderAndState,
  stateSearch,
} from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { useSelectorOptions } from '../../../resource/useSelectorOptions.js';
import { parkingMessages } from '../parkingMessages.js';
import { placeField } from '../parkingFields.js';
import { usePrintedSheet } from '../usePrintedSheet.js';
import { Occupancy } from './Occupancy.js';

type Place = RowOf<typeof api.parking.place>;

/** Lots and roads: who runs them, by which tariff, how full they are. */
export function Page() {
  const t = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const tariffs = useSelectorOptions('parkingTariffs', async () =>
    (await api.parking.tariff.selector({}, { silent: true })).list.map(({ id, fullName }) => ({
      value: id,
      label: fullName,
    })),
  );
  const sheet = usePrintedSheet<Place>({
    load: (id) => api.parking.place.code({ id }, { silent: true }),
    linesOf: () => [],
  });
  const { state } = commonColumns(c);
  const kinds = [
    { value: 'lot', label: t('lot') },
    { value: 'road', label: t('road') },
  ];
  const definition = apiResource(api.parking.place, {
    page: pages.parkingLot,
    c,
    label: t('placeLabel'),
    search: [
      keywordSearch(c),
      { id: 'kind', label: t('kindOfPlace'), kind: 'select', options: kinds },
      { id: 'tariffId', label: t('tariff'), kind: 'select', options: tariffs },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 120, sortable: true },
      { id: 'kind', header: t('kindOfPlace'), kind: 'option', options: kinds, width: 96 },
      {
        id: 'occupied',
        header: t('occupied'),
        width: 168,
        sortable: true,
        render: ({ occupied, spaces }) => <Occupancy occupied={occupied} spaces={spaces} />,
      },
      { id: 'tariffId', header: t('tariff'), kind: 'option', options: tariffs, width: 160 },
      { id: 'laneCount', header: t('lanes'), kind: 'number', width: 80, align: 'right' },
      { id: 'address', header: t('address'), minWidth: 180 },
      state,
    ],
    form: () => ({
      ...nameAndCode(c),
      kind: field('radio', { label: t('kindOfPlace'), span: 12, required: true, defaultValue: 'lot', options: kinds }),
      spaces: field('number', { label: t('spaces'), span: 12, required: true, min: 0, max: 100_000, precision: 0 }),
      organizeId: field('organizeSelect', { label: t('organize'), span: 12, required: true }),
      tariffId: field('select', {
        label: t('tariff'),
        span: 12,
        required: true,
        dataType: 'dynamic',
        propsUrl: '/api/parking/Tariff/Selector',
        filterable: true,
      }),
      parentId: placeField(t('outerLot'), { required: false, help: t('outerHelp'), visibleWhen: "{kind} = 'lot'" }),
      address: field('text', { label: t('address'), maxLength: 200 }),
      ...orderAndState(c),
    }),
    actions: [sheet.action],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {sheet.dialog}
    </>
  );
}
