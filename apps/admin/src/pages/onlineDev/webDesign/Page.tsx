import { pages } from '@smart-admin/api-client/pages';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { Columns3 } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { keywordSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { webDesignMessages } from './webDesignMessages.js';

const DesignList = lazyPart(
  () => import('./DesignList.js'),
  (module) => module.DesignList,
);
/** Names the model in the address, so that a reload comes back to its designer. */
const DESIGNED = 'design';

/** The models, and the designer of their lists. */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const designed = search.get(DESIGNED);
  const open = (id: string | null) =>
    setSearch((params) => {
      if (id === null) params.delete(DESIGNED);
      else params.set(DESIGNED, id);
      return params;
    });
  return designed === null ? (
    <Models onDesign={open} />
  ) : (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <DesignList key={designed} id={designed} onBack={() => open(null)} />
    </Suspense>
  );
}

function Models({ onDesign }: { onDesign: (id: string) => void }) {
  const t = useMessages(webDesignMessages);
  const c = useMessages(commonMessages);
  const definition = apiResource(
    // a model is made by the form designer
    { list: api.visualdev.models.list },
    {
      page: pages.webDesign,
      c,
      label: t('label'),
      search: [keywordSearch(c)],
      columns: [
        { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
        { id: 'enCode', header: c('code'), width: 180, sortable: true },
        {
          id: 'type',
          header: t('kind'),
          kind: 'option',
          width: 140,
          options: [
            { value: '1', label: t('web') },
            { value: '2', label: t('app') },
            { value: '3', label: t('flow') },
          ],
        },
        { id: 'state', header: t('state'), width: 180, render: ({ state }) => <ReleaseState state={state} /> },
        { id: 'lastModifyTime', header: t('modifiedAt'), kind: 'datetime', width: 160, sortable: true },
      ],
      actions: [
        {
          id: 'designList',
          label: t('designList'),
          icon: <Columns3 aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_edit',
          run: ({ row }) => row && onDesign(row.id),
        },
      ],
      nameOf: ({ fullName }) => fullName,
    },
  );
  return <ManagedResource definition={definition} />;
}

function ReleaseState({ state }: { state: number }) {
  const t = useMessages(webDesignMessages);
  if (state === 0) return <Status tone="disabled">{t('draft')}</Status>;
  return state === 1 ? <Status tone="enabled">{t('released')}</Status> : <Status tone="warning">{t('changed')}</Status>;
}
