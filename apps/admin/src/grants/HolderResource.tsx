import { type ResourceDefinition, type ResourceRow } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { PanelLeft, ShieldCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { useCan, useHasPage } from '../app/useHasPage.js';
import { ManagedResource } from '../resource/ManagedResource.js';
import { grantMessages } from './grantMessages.js';
import { GrantsDrawer } from './GrantsDrawer.js';
import { type GrantHolder } from './grants.js';
import { MenuPreviewDrawer } from './MenuPreviewDrawer.js';
import { menuPreviewMessages } from './menuPreviewMessages.js';
import { MembersDrawer } from './members/MembersDrawer.js';

/** A list of things that have members and permissions: positions, roles, groups. */
export function HolderResource<Row extends ResourceRow & { fullName: string }>({
  definition,
  type,
}: HolderResourceProps<Row>) {
  const t = useMessages(grantMessages);
  const p = useMessages(menuPreviewMessages);
  const canAuthorize = useHasPage(AUTHORIZE);
  const canEdit = useCan(AUTHORIZE, 'btn_edit');
  const canSetMembers = useCan(AUTHORIZE, 'btn_members');
  const [members, setMembers] = useState<Row | null>(null);
  const [previewed, setPreviewed] = useState<GrantHolder | null>(null);
  const [granting, setGranting] = useState<GrantHolder | null>(null);
  const extended: ResourceDefinition<Row> = {
    ...definition,
    actions: [
      ...(canAuthorize
        ? ([
            {
              id: 'members',
              label: t('members'),
              icon: <Users aria-hidden />,
              place: 'row',
              primary: true,
              run: ({ row }) => setMembers(row ?? null),
            },
            {
              id: 'permissions',
              label: t('permissions'),
              icon: <ShieldCheck aria-hidden />,
              place: 'row',
              run: ({ row }) => row && setGranting({ type, id: row.id, name: row.fullName }),
            },
            {
              id: 'menuPreview',
              label: p('action'),
              icon: <PanelLeft aria-hidden />,
              place: 'row',
              run: ({ row }) => row && setPreviewed({ type, id: row.id, name: row.fullName }),
            },
          ] satisfies ResourceDefinition<Row>['actions'])
        : []),
      ...(definition.actions ?? []),
    ],
  };
  return (
    <>
      <ManagedResource definition={extended} />
      {members ? (
        <MembersDrawer
          holder={{ type, id: members.id, name: members.fullName }}
          canEdit={canSetMembers}
          onClose={() => setMembers(null)}
        />
      ) : null}
      {previewed ? <MenuPreviewDrawer holder={previewed} onClose={() => setPreviewed(null)} /> : null}
      {granting ? <GrantsDrawer holder={granting} canEdit={canEdit} onClose={() => setGranting(null)} /> : null}
    </>
  );
}

const AUTHORIZE = '/permission/authorize';

export interface HolderResourceProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  type: 'Role' | 'Position' | 'Group';
}
