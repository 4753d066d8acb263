import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonColumns, orderAndState } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { parkingMessages } from '../parkingMessages.js';
import {
  momentField,
  placeField,
  reductionFields,
  reductionOptions,
  reductionText,
  usePlaces,
} from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { usePrintedSheet } from '../usePrintedSheet.js';
import { Validity } from '../Validity.js';

type Code = RowOf<typeof api.parking.reductionCode>;

/** Codes that give a reduction to whoever scans one, with their printed sheets. */
export function Page() {
  const t = useMessages(reductionMessages);
  const p = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const places = usePlaces();
  const sheet = usePrintedSheet<Code>({
    load: (id) => api.parking.reductionCode.sheet({ id }, { silent: true }),
    linesOf: (row) => [row.placeName, reductionText(t, row)],
  });
  const { state } = commonColumns(c);
  const { enabledMark, description } = orderAndState(c);
  const definition = apiResource(api.parking.reductionCode, {
    page: pages.parkingReductionCode,
    c,
    label: t('codeLabel'),
    codes: { batchRemove: 'btn_remove' },
    search: [
      { id: 'keyword', label: c('name'), kind: 'keyword' },
      { id: 'placeId', label: p('place'), kind: 'select', options: places },
      { id: 'kind', label: t('kind'), kind: 'select', options: reductionOptions(t) },
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'placeName', header: p('place'), minWidth: 160 },
      { id: 'value', header: t('kind'), width: 130, value: (row) => reductionText(t, row) },
      {
        id: 'used',
        header: t('used'),
        width: 120,
        align: 'right',
        sortable: true,
        value: ({ used, maxUses }) => `${String(used)} / ${String(maxUses)}`,
      },
      {
        id: 'validity',
        header: t('validity'),
        width: 100,
        render: (row) => <Validity row={row} />,
      },
      { id: 'startsAt', header: t('startsAt'), kind: 'datetime', width: 150, hidden: true },
      { id: 'endsAt', header: t('endsAt'), kind: 'datetime', width: 150, sortable: true },
      state,
    ],
    form: {
      fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100 }),
      placeId: placeField(p('place')),
      use: field('radio', {
        label: t('use'),
        required: true,
        defaultValue: 'driver',
        options: [
          { value: 'driver', label: t('driver') },
          { value: 'staff', label: t('staff') },
        ],
      }),
      ...reductionFields(t),
      startsAt: momentField(t('startsAt'), { required: true }),
      endsAt: momentField(t('endsAt'), { required: true }),
      maxUses: field('number', {
        label: t('maxUses'),
        span: 12,
        required: true,
        min: 1,
        max: 1_000_000,
        precision: 0,
        defaultValue: 100,
      }),
      enabledMark,
      description,
    },
    actions: [{ ...sheet.action, primary: true }],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {sheet.dialog}
    </>
  );
}
