import { routeTitle, type DynamicRoute } from '@smart-admin/layout/routing';
import { useSession } from '../../app/sessionStore.js';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { loadApi } from '../../app/loadApi.js';
import { Figure } from './Figure.js';
import { homeMessages } from './homeMessages.js';
import { useModelSummary } from './useModelSummary.js';

/** Figures that stand side by side. */
const LIMIT = 5;

/** Key figures of the pages that the user may open, their own work first; each leads there. */
export function OverviewCards({ generated }: { generated: DynamicRoute | undefined }) {
  const t = useMessages(homeMessages);
  const routes = useSession((session) => session.routes);
  const platform = FIGURES.filter((figure) => routes.some((route) => route.path === figure.path));
  if (platform.length === 0 && !generated) return null;
  const own = !generated ? 0 : platform.length > 1 ? 2 : 3;
  return (
    <dl className="grid grid-cols-2 border-t border-hairline lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {generated ? <ModelFigures route={generated} count={own} /> : null}
      {platform.slice(0, LIMIT - own).map((figure) => (
        <PlatformFigure key={figure.path} path={figure.path} label={t(figure.label)} load={figure.load} />
      ))}
    </dl>
  );
}

/** What was entered on a generated page: today, this week, and of it by the user. */
function ModelFigures({ route, count }: { route: DynamicRoute; count: number }) {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const { data, isError } = useModelSummary(route);
  const title = routeTitle(route.meta, locale);
  const counts = data?.days.map((day) => day.count) ?? [];
  const figures = [
    { key: 'today', note: t('yesterday', { count: counts.at(-2) ?? 0 }), value: counts.at(-1), counts },
    { key: 'week', value: data && counts.reduce((sum, each) => sum + each, 0) },
    { key: 'own', value: data?.own },
  ] as const;
  return figures
    .slice(0, count)
    .map(({ key, value, ...rest }) => (
      <Figure key={key} path={route.path} label={t(`${key}Of`, { title })} value={value} isError={isError} {...rest} />
    ));
}

const ONE = { query: { currentPage: 1, pageSize: 1 } } as const;
const FIGURES = [
  {
    path: '/permission/user',
    label: 'users',
    load: async () => (await loadApi()).permission.users.list(ONE, { silent: true }),
  },
  {
    path: '/permission/onlineUser',
    label: 'online',
    load: async () => (await loadApi()).permission.onlineUser.list(ONE, { silent: true }),
  },
  {
    path: '/permission/role',
    label: 'roles',
    load: async () => (await loadApi()).permission.role.list(ONE, { silent: true }),
  },
  {
    path: '/permission/group',
    label: 'groups',
    load: async () => (await loadApi()).permission.group.list(ONE, { silent: true }),
  },
] as const;

function PlatformFigure({ path, label, load }: PlatformFigureProps) {
  const { data, isError } = useQuery({ queryKey: ['home', path], queryFn: load });
  return <Figure path={path} label={label} value={data?.pagination.total} isError={isError} />;
}

interface PlatformFigureProps {
  path: string;
  label: string;
  load: () => Promise<{ pagination: { total: number } }>;
}
