import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { portalMessages } from '../portalMessages.js';
import { type CardState, type ShownCard } from '../ShownCard.js';

/** A sheet with the head of a card: title, unit, where it leads. What went wrong with it is told in it. */
export function CardFrame({ card, title, unit, state, onRefresh, className, children }: CardFrameProps) {
  return (
    <CardSheet title={title}>
      <CardHead card={card} title={title} unit={unit} state={state} onRefresh={onRefresh} className="h-10 px-4" />
      <div className={cn('flex min-h-0 flex-1 flex-col overflow-auto', className)}>
        <CardBody title={title} state={state} onRefresh={onRefresh}>
          {children}
        </CardBody>
      </div>
    </CardSheet>
  );
}

/** The sheet alone, for cards that draw their heads themselves. */
export function CardSheet({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className={cn(
        'group/card @container flex h-full min-w-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface',
        className,
      )}
    >
      {children}
    </section>
  );
}

export function CardHead({ card, title, unit, state, onRefresh, className }: CardHeadProps) {
  const t = useMessages(portalMessages);
  const { opens, openText } = card;
  const time = state?.answer?.time;
  return (
    <header className={cn('flex flex-none items-center gap-2', className)}>
      <h2 className="m-0 truncate text-14 font-semibold" title={title}>
        {title}
      </h2>
      {unit ? <span className="flex-none text-12 font-normal text-3">{unit}</span> : null}
      <span className="ml-auto flex flex-none items-center">
        {onRefresh ? (
          <IconButton
            pane
            label={t('refresh', { name: title })}
            title={time === undefined ? undefined : t('refreshedAt', { time: formatDate(time, 'HH:mm:ss') })}
            className={cn(
              card.refresh !== 'manual' &&
                'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 touch:opacity-100',
            )}
            onClick={onRefresh}
          >
            <RotateCw aria-hidden />
          </IconButton>
        ) : null}
        {opens === '' ? null : (
          <Button asChild variant="text" className="-mr-2">
            <CardLink to={opens}>{openText || t('all')}</CardLink>
          </Button>
        )}
      </span>
    </header>
  );
}

/** A link inside the application, or to another site in a window of its own. */
export function CardLink({ to, children, ...rest }: Omit<React.ComponentProps<'a'>, 'href'> & { to: string }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}

/** The content of a card that has rows; before them a skeleton, in place of them why there are none. */
export function CardBody({ title, state, onRefresh, children }: CardBodyProps) {
  const t = useMessages(portalMessages);
  if (state?.error)
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-1 p-3 text-center">
        <span className="flex items-center gap-1.5 text-danger-text">
          <CircleAlert aria-hidden className="size-4 flex-none" />
          {t('cardFailed', { name: title })}
        </span>
        <span className="text-12 text-2">{state.error}</span>
        {onRefresh ? (
          <Button variant="text" onClick={onRefresh}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    );
  if (state && !state.answer) return <Skeleton lines={2} className="m-4" />;
  return children;
}

interface CardFrameProps extends CardHeadProps {
  children: ReactNode;
}

interface CardHeadProps {
  card: Pick<ShownCard, 'opens' | 'openText' | 'refresh'>;
  title: string;
  unit?: string | undefined;
  /** Absent for cards without rows. */
  state?: CardState | undefined;
  onRefresh?: (() => void) | undefined;
  className?: string;
}

interface CardBodyProps extends Pick<CardHeadProps, 'title' | 'state' | 'onRefresh'> {
  children: ReactNode;
}
