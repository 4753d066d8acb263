import { type TreeNode as ApiNode } from '@smart-admin/api-client/contract';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Icon } from '@smart-admin/ui/icon';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { type GrantHolder } from './grants.js';
import { menuPreviewMessages } from './menuPreviewMessages.js';

type Preview = Awaited<ReturnType<typeof api.permission.authority.menu>>;

/** The menu as somebody sees it who has a role, position or group alone, with what they may use of each page. */
export function MenuPreviewDrawer({ holder, onClose }: { holder: GrantHolder; onClose: () => void }) {
  const t = useMessages(menuPreviewMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['authority', 'menu', holder.type, holder.id],
    queryFn: ({ signal }) =>
      api.permission.authority.menu({ holder: holder.type, id: holder.id }, { signal, silent: true }),
    staleTime: 0,
  });
  return (
    <Drawer open width={720} title={t('title', { name: holder.name })} onOpenChange={(open) => !open && onClose()}>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        data.list.length === 0 ? (
          <Empty title={t('empty')} />
        ) : (
          <PreviewPanes preview={data} />
        )
      ) : (
        <Skeleton lines={8} />
      )}
    </Drawer>
  );
}

function PreviewPanes({ preview: { list, pages } }: { preview: Preview }) {
  const t = useMessages(menuPreviewMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const pagesById = new Map(pages.map((page) => [page.id, page]));
  const page = chosen === null ? undefined : pagesById.get(chosen);
  return (
    <div className="flex flex-col gap-3">
      <p className="m-0 text-2">{t('note')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Tree
          aria-label={t('action')}
          nodes={list.map(toNode)}
          defaultExpandedIds={list.map(({ id }) => id)}
          selectedId={chosen}
          onSelect={({ id }) => setChosen(id)}
          isSelectable={({ id }) => pagesById.has(id)}
          className="h-96 rounded-md border border-hairline"
        />
        {page ? (
          <div role="status" className="flex flex-col gap-3">
            <h3 className="m-0 text-14 font-semibold">{nameOf(list, page.id)}</h3>
            {(['buttons', 'columns', 'fields'] as const).map((kind) => (
              <NameList key={kind} title={t(kind)} names={page[kind]} none={t('none')} />
            ))}
          </div>
        ) : (
          <p role="status" className="m-0 text-2">
            {t('choose')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Nothing where the page has nothing of the kind to give. */
function NameList({ title, names, none }: { title: string; names: readonly string[] | null; none: string }) {
  if (names === null) return null;
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="m-0 text-13 font-semibold">{title}</h4>
      <p className="m-0 flex flex-wrap gap-1.5">
        {names.length === 0 ? (
          <span className="text-2">{none}</span>
        ) : (
          names.map((name) => <Tag key={name}>{name}</Tag>)
        )}
      </p>
    </section>
  );
}

function nameOf(nodes: readonly ApiNode[], id: string): string {
  for (const node of nodes) {
    const name = node.id === id ? node.fullName : nameOf(node.children ?? [], id);
    if (name !== '') return name;
  }
  return '';
}

function toNode({ id, fullName, icon, children }: ApiNode): TreeNode {
  return {
    id,
    label: fullName,
    ...(icon ? { icon: <Icon name={icon} /> } : {}),
    ...(children ? { children: children.map(toNode) } : {}),
  };
}
