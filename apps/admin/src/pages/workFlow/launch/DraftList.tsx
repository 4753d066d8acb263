import { pages } from '@smart-admin/api-client/pages';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { SquarePen } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { launchAddress } from '../../../workflow/detail/readFlowAddress.js';
import { launchMessages } from './launchMessages.js';

const { list, remove } = api.workflow.launchDraft;
type Draft = Awaited<ReturnType<typeof list>>['list'][number];

/** Launches that the user has begun and kept for later. */
export function DraftList() {
  const t = useMessages(launchMessages);
  const c = useMessages(commonMessages);
  const navigate = useNavigate();
  const definition = apiResource(
    { list, remove },
    {
      page: { ...pages.flowLaunch, address: `${pages.flowLaunch.address}.drafts` },
      c,
      label: t('drafts'),
      search: [],
      columns: [
        {
          id: 'title',
          header: t('draftTitle'),
          minWidth: 240,
          render: (row) => (
            <Link
              data-card-link=""
              to={addressOf(row)}
              title={row.title}
              className="truncate text-primary-text hover:underline hover:underline-offset-4"
            >
              {row.title}
            </Link>
          ),
        },
        { id: 'flowName', header: t('flow'), width: 140 },
        { id: 'forName', header: t('draftFor'), width: 120 },
        { id: 'saveTime', header: t('saveTime'), width: 160, value: ({ saveTime }) => formatDenseDate(saveTime) },
      ],
      actions: [
        {
          id: 'continue',
          label: t('continue'),
          icon: <SquarePen aria-hidden />,
          place: 'row',
          primary: true,
          permission: 'btn_add',
          run: ({ row }) => row && void navigate(addressOf(row)),
        },
      ],
      nameOf: ({ title }) => title,
    },
  );
  return <ManagedResource definition={definition} />;
}

function addressOf({ id, flowId, forUserId }: Draft): string {
  return launchAddress(flowId, { forUserId, draftId: id });
}
