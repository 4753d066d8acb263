import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
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
import { parkingMessages } from '../parkingMessages.js';
import { placeField } from '../parkingFields.js';
import { usePrintedSheet } from '../usePrintedSheet.js';

/** Lanes with their barriers and the extended settings of those. */
export function Page() {
  const t = useMessages(parkingMessages);
  const c = useMessages(commonMessages);
  const { state } = commonColumns(c);
  const directions = (['in', 'out', 'both'] as const).map((value) => ({ value, label: t(value) }));
  const sheet = usePrintedSheet<RowOf<typeof api.parking.lane>>({
    load: (id) => api.parking.lane.code({ id }, { silent: true }),
    linesOf: ({ placeName, direction }) => [placeName, t(direction)],
  });
  const definition = apiResource(api.parking.lane, {
    page: pages.parkingBarrier,
    c,
    label: t('laneLabel'),
    tree: {
      title: t('placeLabel'),
      param: 'placeId',
      load: async () =>
        (await api.parking.barrier.places({}, { silent: true })).list.map(({ id, fullName, barrierCount }) => ({
          id,
          label: fullName,
          count: barrierCount,
          isLeaf: true,
        })),
    },
    search: [
      keywordSearch(c),
      { id: 'direction', label: t('direction'), kind: 'select', options: directions },
      stateSearch(c),
    ],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 160, sortable: true },
      { id: 'enCode', header: c('code'), width: 120, sortable: true },
      { id: 'placeName', header: t('place'), minWidth: 160 },
      { id: 'direction', header: t('direction'), kind: 'option', options: directions, width: 88 },
      { id: 'deviceNo', header: t('deviceNo'), width: 130 },
      { id: 'cameraNo', header: t('cameraNo'), width: 130, hidden: true },
      {
        id: 'remoteOpen',
        header: t('remoteOpen'),
        width: 130,
        render: ({ remoteOpen, remoteSeconds }) =>
          remoteOpen ? <Tag tone="success">{`${String(remoteSeconds)} s`}</Tag> : null,
      },
      { id: 'opensByItself', header: t('opensByItself'), kind: 'boolean', width: 130, hidden: true },
      { id: 'takesUnlicensed', header: t('takesUnlicensed'), kind: 'boolean', width: 130, hidden: true },
      state,
    ],
    formWidth: 800,
    formLayout: { dialogWidth: 800 },
    form: {
      ...nameAndCode(c),
      placeId: placeField(t('place')),
      direction: field('radio', {
        label: t('direction'),
        span: 12,
        required: true,
        defaultValue: 'in',
        options: directions,
      }),
      deviceNo: field('text', { label: t('deviceNo'), span: 12, maxLength: 50 }),
      cameraNo: field('text', { label: t('cameraNo'), span: 12, maxLength: 50 }),
      opensByItself: flag(t('opensByItself'), true),
      takesUnlicensed: flag(t('takesUnlicensed'), false),
      remoteOpen: flag(t('remoteOpen'), true),
      remoteSeconds: field('number', {
        label: t('remoteSeconds'),
        span: 12,
        required: true,
        min: 5,
        max: 60,
        precision: 0,
        defaultValue: 30,
        visibleWhen: '{remoteOpen} = true',
      }),
      displayText: field('text', { label: t('displayText'), maxLength: 40 }),
      ...orderAndState(c),
    },
    initialValues: ({ treeNode }) => (treeNode ? { placeId: treeNode } : {}),
    actions: [sheet.action],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {sheet.dialog}
    </>
  );
}

function flag(label: string, defaultValue: boolean) {
  return field('switch', { label, span: 12, defaultValue }, { read: Boolean, write: Boolean });
}
