import { Button } from '@smart-admin/ui/button';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { LayoutGrid } from 'lucide-react';
import { Suspense, useState } from 'react';
import { homeMessages } from './homeMessages.js';
import { OverviewCards } from './OverviewCards.js';
import { useSession } from '../../app/sessionStore.js';

// the cards, and the resource runtime that some of them need, come after the page shows
const HomeBoard = lazyPart(
  () => import('./board/HomeBoard.js'),
  (module) => module.HomeBoard,
);

/** Where one lands after signing in: what is going on, what waits, where one may go, what one did last. */
export function Page() {
  const t = useMessages(homeMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const name = useSession((session) => session.user?.userInfo.userName ?? '');
  const routes = useSession((session) => session.routes);
  const generated = routes.find((route) => route.view === 'model' && route.moduleId !== '');
  const [isArranging, setArranging] = useState(false);
  const now = new Date();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto">
      <section className="flex-none rounded-lg border border-hairline bg-surface">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
          <h1 className="text-18 font-semibold">{t(greeting(now.getHours()), { name })}</h1>
          <time className="text-2">
            {now.toLocaleDateString(tag, { year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' })}
          </time>
          {isArranging ? null : (
            <Button variant="text" className="-mr-2 ml-auto" onClick={() => setArranging(true)}>
              <LayoutGrid aria-hidden />
              {t('arrange')}
            </Button>
          )}
        </div>
        <OverviewCards generated={generated} />
      </section>
      <Suspense fallback={<Skeleton lines={8} className="rounded-lg border border-hairline bg-surface p-4" />}>
        <HomeBoard generated={generated} isArranging={isArranging} onArranged={() => setArranging(false)} />
      </Suspense>
    </div>
  );
}

function greeting(hour: number): 'morning' | 'noon' | 'afternoon' | 'evening' {
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
