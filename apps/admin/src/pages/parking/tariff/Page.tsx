import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { BadgeJapaneseYen } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
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
import { TariffDrawer } from './TariffDrawer.js';
import { tariffMessages } from './tariffMessages.js';

type Tariff = RowOf<typeof api.parking.tariff>;

/** Tariffs with the versions of their prices, and a lab in which drafts are tried. */
export function Page() {
  const t = useMessages(tariffMessages);
  const c = useMessages(commonMessages);
  const canEdit = usePage().permissions.can('btn_edit');
  const [opened, setOpened] = useState<Tariff | null>(null);
  const { state, createdAt } = commonColumns(c);
  const definition = apiResource(api.parking.tariff, {
    page: pages.parkingTariff,
    c,
    label: t('label'),
    search: [keywordSearch(c), stateSearch(c)],
    columns: [
      { id: 'fullName', header: c('name'), minWidth: 200, sortable: true },
      { id: 'enCode', header: c('code'), width: 140, sortable: true },
      {
        id: 'version',
        header: t('version'),
        width: 130,
        render: ({ version }) =>
          version > 0 ? t('versionName', { version }) : <Tag tone="warning">{t('noVersion')}</Tag>,
      },
      { id: 'placeCount', header: t('placeCount'), kind: 'number', width: 100, align: 'right' },
      state,
      { ...createdAt, sortable: true },
    ],
    form: { ...nameAndCode(c), ...orderAndState(c) },
    actions: [
      {
        id: 'prices',
        label: t('prices'),
        icon: <BadgeJapaneseYen aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => setOpened(row ?? null),
      },
    ],
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {opened ? <TariffDrawer tariff={opened} canEdit={canEdit} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
