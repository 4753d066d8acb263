import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { field } from '../../../resource/apiForm.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { berthMessages } from '../berth/berthMessages.js';
import { roadField, useRoads } from '../berth/roadField.js';

/** Who works on which roads, or on which of their berths. */
export function Page() {
  const t = useMessages(berthMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const roads = useRoads();
  const definition = apiResource(api.parking.inspector, {
    page: pages.parkingInspector,
    c,
    label: t('inspectorLabel'),
    codes: { batchRemove: 'btn_remove' },
    search: [
      { id: 'keyword', label: t('inspector'), kind: 'keyword' },
      { id: 'placeId', label: t('road'), kind: 'select', options: roads },
    ],
    columns: [
      { id: 'userName', header: t('inspector'), width: 130 },
      { id: 'placeName', header: t('road'), minWidth: 160 },
      {
        id: 'scope',
        header: t('scopeColumn'),
        minWidth: 200,
        value: ({ wholeRoad, berthNames }) => (wholeRoad ? t('whole') : joinNames(berthNames, locale)),
      },
      { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 150 },
    ],
    form: {
      userId: field('userSelect', { label: t('inspector'), span: 12, required: true }),
      placeId: roadField(t('road')),
      wholeRoad: field('switch', { label: t('wholeRoad'), defaultValue: true }, { read: Boolean, write: Boolean }),
      berthIds: field('select', {
        label: t('berths'),
        multiple: true,
        required: true,
        dataType: 'dynamic',
        propsUrl: '/api/parking/Inspector/Berths',
        params: { placeId: '{placeId}' },
        optionKeys: { value: 'id', label: 'fullName', children: 'children' },
        filterable: true,
        visibleWhen: '{wholeRoad} = false and {placeId} != ""',
      }),
    },
    nameOf: ({ userName }) => userName,
  });
  return <ManagedResource definition={definition} />;
}
