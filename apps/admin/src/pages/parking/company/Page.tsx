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
import { contactFields } from '../contactFields.js';
import { linesOf } from '../linesOf.js';
import { parkingMessages } from '../parkingMessages.js';
import { placeField, reductionFields, reductionText, usePlaces } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { usePrintedSheet } from '../usePrintedSheet.js';

type Company = RowOf<typeof api.parking.company>;

/** Companies whose vehicles park by their own rule. */
export function Page() {
  const t = useMessages(reductionMessages);
  const p = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const sheet = usePrintedSheet<Company>({
    load: (id) => api.parking.company.sheet({ id }, { silent: true }),
    linesOf: (row) => [row.placeName, reductionText(t, row)],
  });
  const { state } = commonColumns(c);
  const definition = apiResource(api.parking.company, {
    page: pages.parkingCompany,
    c,
    label: t('companyLabel'),
    search: [keywordSearch(c), { id: 'placeId', label: p('place'), kind: 'select', options: places }, stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
      { id: 'enCode', header: c('code'), width: 120, sortable: true, hidden: true },
      { id: 'placeName', header: p('place'), minWidth: 150 },
      { id: 'value', header: t('kind'), width: 130, value: (row) => reductionText(t, row) },
      {
        id: 'plates',
        header: t('plateCount'),
        kind: 'number',
        width: 90,
        align: 'right',
        value: (row) => row.plates.length,
      },
      { id: 'contact', header: t('contact'), width: 100 },
      { id: 'phone', header: t('phone'), width: 130 },
      state,
    ],
    form: {
      ...nameAndCode(c),
      placeId: placeField(p('place')),
      ...reductionFields(t),
      usesPerDay: field('number', {
        label: t('usesPerDay'),
        span: 12,
        required: true,
        min: 1,
        max: 20,
        precision: 0,
        defaultValue: 1,
      }),
      plates: field(
        'textarea',
        { label: t('plates'), help: t('platesHelp'), rows: 4, maxLength: 40_000 },
        { read: (raw) => (raw as string[] | undefined)?.join('\n') ?? '', write: (value) => linesOf(String(value)) },
      ),
      ...contactFields(t),
      ...orderAndState(c),
    },
    actions: [sheet.action],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {sheet.dialog}
    </>
  );
}
