import { type DynamicRoute, routeTitle } from '@smart-admin/layout/routing';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Check, Plus, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSession } from '../../../app/sessionStore.js';
import { arrangeCards, arrangementOf, changeCard, moveCard, stepCard, type PlacedCard } from './arrangement.js';
import { boardMessages } from './boardMessages.js';
import { CardSlot } from './CardSlot.js';
import { defaultCards, HOME_CARDS, type HomeCardDefinition, type HomeCardId } from './homeCards.js';
import { useArrangement } from './useArrangement.js';
import { useParkingChannel } from './useParkingFigures.js';

/** The cards of the home page in two columns, as the person arranged them. */
export function HomeBoard({ generated, isArranging, onArranged }: HomeBoardProps) {
  const t = useMessages(boardMessages);
  const nameOf = useCardNames(generated);
  const listId = useId();
  const [announcement, setAnnouncement] = useState('');
  const routes = useSession((session) => session.routes);
  const menu = useSession((session) => session.user?.menuList);
  const { saved, isPending, keep, whenKept } = useArrangement('home');
  const defaults = useMemo(() => defaultCards({ routes, menu: menu ?? [], generated }), [routes, menu, generated]);
  const cards = arrangeCards(defaults, saved);
  const shown = cards.filter(({ visible }) => visible);
  const hidden = cards.filter(({ visible }) => !visible);
  useParkingChannel(shown.some(({ id }) => FOLLOWING.includes(id)));
  if (isPending) return <Skeleton lines={8} className="rounded-lg border border-hairline bg-surface p-4" />;

  const columns = [false, true].map((side) => shown.filter((card) => card.side === side));
  const order = columns.flat();
  const change = (next: PlacedCard<HomeCardId>[], moved: HomeCardId) => {
    keep(arrangementOf(next, saved));
    const { side } = next.find(({ id }) => id === moved) ?? { side: false };
    const column = next.filter((card) => card.visible && card.side === side);
    const position = column.findIndex(({ id }) => id === moved) + 1;
    setAnnouncement(
      position > 0
        ? t('moved', { card: nameOf(moved), position, count: column.length })
        : t('hide', { card: nameOf(moved) }),
    );
  };
  const drop = (from: number, beside: { index: number; edge: 'top' | 'bottom' }) => {
    const [moved, target] = [order[from], order[beside.index]];
    if (moved && target) change(moveCard(cards, moved.id, target.id, beside.edge), moved.id);
  };
  return (
    <>
      {isArranging ? (
        <section
          aria-label={t('arranging')}
          className="flex flex-wrap items-center gap-2 rounded-lg border border-hairline bg-surface px-4 py-2"
        >
          <div className="min-w-0 flex-1 basis-80">
            <h2 className="text-14 font-semibold">{t('arranging')}</h2>
            <p className="m-0 text-12 text-2">{t('arrangingHint')}</p>
          </div>
          <DropdownMenu
            align="end"
            trigger={
              <Button disabled={hidden.length === 0}>
                <Plus aria-hidden />
                {t('add')}
              </Button>
            }
            items={hidden.map(({ id }) => ({
              key: id,
              label: nameOf(id),
              onSelect: () => change(changeCard(cards, id, { visible: true }), id),
            }))}
          />
          <Button onClick={() => keep(undefined)} disabled={saved === undefined}>
            <RotateCcw aria-hidden />
            {t('reset')}
          </Button>
          <Button variant="primary" onClick={() => void whenKept().then(onArranged)}>
            <Check aria-hidden />
            {t('done')}
          </Button>
        </section>
      ) : null}
      {shown.length === 0 ? (
        <Empty
          title={t('empty')}
          description={t('emptyHint')}
          className="rounded-lg border border-hairline bg-surface"
        />
      ) : null}
      <div className="grid content-start gap-3 xl:grid-cols-[minmax(0,1fr)_336px]">
        {columns.map((column, columnIndex) => (
          <div
            key={columnIndex === 0 ? 'main' : 'side'}
            className={cn('grid min-w-0 content-start gap-3', columnIndex === 0 && 'lg:grid-cols-2')}
          >
            {column.map(({ id, side }, index) => {
              const definition: HomeCardDefinition = HOME_CARDS[id];
              const card = definition.draw(generated);
              return (
                <div
                  key={id}
                  className={cn('flex min-w-0 flex-col *:flex-1', !side && !definition.half && 'lg:col-span-2')}
                >
                  {isArranging ? (
                    <CardSlot
                      name={nameOf(id)}
                      listId={listId}
                      index={order.findIndex((each) => each.id === id)}
                      isFirst={index === 0}
                      isLast={index === column.length - 1}
                      side={side}
                      on={{
                        drop,
                        step: (step) => change(stepCard(cards, id, step), id),
                        turn: () => change(changeCard(cards, id, { side: !side }), id),
                        hide: () => change(changeCard(cards, id, { visible: false }), id),
                      }}
                    >
                      {card}
                    </CardSlot>
                  ) : (
                    card
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </>
  );
}

/** Cards that change with what happens at lanes and berths. */
const FOLLOWING: readonly HomeCardId[] = ['parkingFigures', 'passages', 'places'];

function useCardNames(generated: DynamicRoute | undefined): (id: HomeCardId) => string {
  const t = useMessages(boardMessages);
  const locale = useLocale();
  const title = generated ? routeTitle(generated.meta, locale) : '';
  const names: Record<HomeCardId, string> = {
    parkingFigures: t('parkingFigures'),
    passages: t('passages'),
    toDo: t('toDo'),
    notices: t('notices'),
    places: t('places'),
    signIns: t('signIns'),
    headcount: t('headcount'),
    modelTrend: t('lastDays', { title }),
    modelShares: `${title} ${t('distribution')}`,
    records: t('newest', { title }),
    quick: t('quick'),
    calendar: t('calendar'),
    pages: t('recentPages'),
    account: t('account'),
    recent: t('recent'),
  };
  return (id) => names[id];
}

interface HomeBoardProps {
  generated: DynamicRoute | undefined;
  isArranging: boolean;
  onArranged: () => void;
}
