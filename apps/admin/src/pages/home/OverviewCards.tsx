import { useSession } from '@smart-admin/layout/stores';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../app/api.js';
import { homeMessages } from './homeMessages.js';

/** Key figures of the pages that the user may open; each leads there. */
export function OverviewCards() {
  const t = useMessages(homeMessages);
  const routes = useSession((session) => session.routes);
  const figures = FIGURES.filter((figure) => routes.some((route) => route.path === figure.path));
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 border-t border-hairline lg:grid-cols-4">
      {figures.map((figure) => (
        <Figure key={figure.path} path={figure.path} label={t(figure.label)} load={figure.load} />
      ))}
    </dl>
  );
}

const ONE = { query: { currentPage: 1, pageSize: 1 } } as const;
const FIGURES = [
  { path: '/permission/user', label: 'users', load: () => api.permission.users.list(ONE, { silent: true }) },
  {
    path: '/permission/onlineUser',
    label: 'online',
    load: () => api.permission.onlineUser.list(ONE, { silent: true }),
  },
  { path: '/permission/role', label: 'roles', load: () => api.permission.role.list(ONE, { silent: true }) },
  { path: '/permission/group', label: 'groups', load: () => api.permission.group.list(ONE, { silent: true }) },
] as const;

function Figure({
  path,
  label,
  load,
}: {
  path: string;
  label: string;
  load: () => Promise<{ pagination: { total: number } }>;
}) {
  const { data, isError } = useQuery({ queryKey: ['home', path], queryFn: load });
  return (
    <div className="border-r border-hairline px-4 py-3 last:border-r-0">
      <dt className="text-2">{label}</dt>
      <dd className="mt-1 text-24 font-semibold tabular-nums">
        {data ? (
          <Link to={path} className="hover:text-primary-text hover:underline hover:underline-offset-4">
            {data.pagination.total > 10_000 ? '10,000+' : data.pagination.total.toLocaleString('en')}
          </Link>
        ) : isError ? (
          '-'
        ) : (
          <Skeleton className="h-8 w-16" />
        )}
      </dd>
    </div>
  );
}
