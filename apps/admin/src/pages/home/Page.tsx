import { lazyPart } from '@smart-admin/ui/lazy';
import { useSession } from '@smart-admin/layout/stores';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Suspense } from 'react';
import { AccountCard } from './AccountCard.js';
import { homeMessages } from './homeMessages.js';
import { OverviewCards } from './OverviewCards.js';
import { QuickEntries } from './QuickEntries.js';
import { RecentOperations } from './RecentOperations.js';

// what stands further down, and the resource runtime, come after the page shows
const Charts = lazyPart(
  () => import('./Charts.js'),
  (module) => module.Charts,
);
const RecentRecords = lazyPart(
  () => import('./RecentRecords.js'),
  (module) => module.RecentRecords,
);

/** Where one lands after signing in: who one is, where one may go, what one did last. */
export function Page() {
  const t = useMessages(homeMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const name = useSession((session) => session.user?.userInfo.userName ?? '');
  const routes = useSession((session) => session.routes);
  const generated = routes.find((route) => route.view === 'model' && route.moduleId !== '');
  const has = (path: string) => routes.some((route) => route.path === path);
  const now = new Date();
  return (
    <div className="grid min-h-0 flex-1 content-start gap-3 overflow-auto xl:grid-cols-[minmax(0,1fr)_336px]">
      <div className="flex min-w-0 flex-col gap-3">
        <section className="rounded-lg border border-hairline bg-surface">
          <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-3">
            <h1 className="text-18 font-semibold">{t(greeting(now.getHours()), { name })}</h1>
            <time className="text-2">
              {now.toLocaleDateString(tag, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}
            </time>
          </div>
          <OverviewCards />
        </section>
        {has('/system/log') || has('/permission/organize') ? (
          <Suspense fallback={<div className="h-68" />}>
            <Charts signIns={has('/system/log')} headcount={has('/permission/organize')} />
          </Suspense>
        ) : null}
        {generated ? (
          <Suspense fallback={null}>
            <RecentRecords route={generated} />
          </Suspense>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <QuickEntries />
        <AccountCard />
        <RecentOperations />
      </div>
    </div>
  );
}

function greeting(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
