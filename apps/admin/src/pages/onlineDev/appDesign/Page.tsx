import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { Columns3, Eye, LayoutTemplate, Send } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { keywordSearch } from '../../../resource/commonFields.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { Designers, type Designer } from '../webDesign/Designers.js';
import { ReleaseDialog } from '../webDesign/ReleaseDialog.js';
import { useRelease } from '../webDesign/useRelease.js';
import { appCalls } from './appCalls.js';
import { appDesignMessages } from './appDesignMessages.js';
import { PhonePreviewDialog } from './PhonePreviewDialog.js';

/** What phones have of the models: their forms and lists in the designers' mode for phones, and the app's menu. */
export function Page() {
  return <Designers calls={appCalls}>{(open) => <Models onDesign={open} />}</Designers>;
}

function Models({ onDesign }: { onDesign: (designer: Designer, id: string) => void }) {
  const t = useMessages(appDesignMessages);
  const c = useMessages(commonMessages);
  const [previewed, setPreviewed] = useState<{ id: string; fullName: string }>();
  const { release, asked } = useRelease();
  const definition = apiResource(
    { list: api.visualdev.appDesigns.list },
    {
      page: pages.appDesign,
      c,
      label: t('label'),
      search: [keywordSearch(c)],
      columns: [
        { id: 'fullName', header: c('name'), minWidth: 180, sortable: true },
        { id: 'enCode', header: c('code'), width: 180, sortable: true },
        { id: 'phoneForm', header: t('phoneForm'), width: 140, render: ({ phoneForm }) => <Design own={phoneForm} /> },
        { id: 'phoneList', header: t('phoneList'), width: 140, render: ({ phoneList }) => <Design own={phoneList} /> },
        { id: 'inApp', header: t('inApp'), width: 160, render: (row) => <AppState {...row} /> },
      ],
      actions: [
        {
          id: 'designForm',
          label: t('designForm'),
          icon: <LayoutTemplate aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_edit',
          run: ({ row }) => row && onDesign('form', row.id),
        },
        {
          id: 'designList',
          label: t('designList'),
          icon: <Columns3 aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_edit',
          run: ({ row }) => row && onDesign('design', row.id),
        },
        {
          id: 'preview',
          label: t('preview'),
          icon: <Eye aria-hidden />,
          place: 'row',
          run: ({ row }) => setPreviewed(row),
        },
        {
          id: 'release',
          label: t('release'),
          icon: <Send aria-hidden />,
          place: 'row',
          permission: 'btn_release',
          run: async ({ row, refresh }) => {
            if (!row) return;
            const { id, fullName, inApp } = row;
            if (!(await release({ id, fullName, isFirst: inApp === 0, isAlwaysAsked: true }))) return;
            toast.success(t('releasedNow', { name: fullName }));
            await refresh();
          },
        },
      ],
      nameOf: ({ fullName }) => fullName,
    },
  );
  return (
    <>
      <ManagedResource definition={definition} />
      {asked && <ReleaseDialog {...asked} />}
      {previewed && (
        <PhonePreviewDialog id={previewed.id} name={previewed.fullName} onClose={() => setPreviewed(undefined)} />
      )}
    </>
  );
}

function Design({ own }: { own: number }) {
  const t = useMessages(appDesignMessages);
  return own === 1 ? <Status tone="enabled">{t('own')}</Status> : <Status tone="disabled">{t('following')}</Status>;
}

function AppState({ inApp, state }: { inApp: number; state: number }) {
  const t = useMessages(appDesignMessages);
  if (inApp === 0) return <Status tone="disabled">{t('notReleased')}</Status>;
  return state === 2 ? <Status tone="warning">{t('changed')}</Status> : <Status tone="enabled">{t('released')}</Status>;
}
