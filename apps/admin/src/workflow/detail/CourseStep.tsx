import { Avatar } from '@smart-admin/ui/avatar';
import { cn } from '@smart-admin/ui/cn';
import { formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { Check, Clock, RotateCcw, X } from 'lucide-react';
import { type ReactNode } from 'react';

/** One person or rule in the course of a flow: past with a solid line below, ahead with a dotted one. */
export function CourseStep({ step, children }: { step: CourseStepLook; children?: ReactNode }) {
  const { name, avatar, tone, title, time, timeText, hints = [] } = step;
  const Badge = BADGES[tone];
  return (
    <li data-tone={tone} className="group/step relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden
        className={cn(
          'absolute top-8 bottom-0.5 left-3.5 border-l-2 group-last/step:hidden',
          tone === 'open' || tone === 'ahead' ? 'border-dotted border-control' : 'border-default',
        )}
      />
      <span aria-hidden className="relative h-7 flex-none">
        <Avatar
          name={name}
          src={avatar ?? null}
          size={28}
          tone={tone === 'open' ? 'primary' : 'neutral'}
          className={cn(tone === 'ahead' && 'outline-1 outline-dashed outline-control')}
        />
        {Badge && (
          <span
            className={cn(
              'absolute -right-1 -bottom-1 grid size-4 place-items-center rounded-full text-white ring-2 ring-surface [&>svg]:size-2.5',
              BADGE_TONES[tone],
            )}
          >
            <Badge />
          </span>
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 break-words">{title}</span>
          {time !== undefined && (
            <time
              className="flex-none text-12 text-2 tabular-nums"
              dateTime={new Date(time).toISOString()}
              title={formatDate(time)}
            >
              {timeText ?? formatDenseDate(time)}
            </time>
          )}
        </div>
        {hints.length > 0 && <p className="m-0 text-12 text-2">{hints.join(' · ')}</p>}
        {children}
      </div>
    </li>
  );
}

export interface CourseStepLook {
  /** Whose picture it is. */
  name: string;
  avatar?: string;
  tone: 'approved' | 'refused' | 'back' | 'open' | 'ahead' | 'plain';
  title: ReactNode;
  /** Milliseconds since 1970. */
  time?: number;
  /** Default: the time itself. */
  timeText?: string;
  hints?: readonly string[];
}

const BADGES = {
  approved: Check,
  refused: X,
  back: RotateCcw,
  open: Clock,
  ahead: undefined,
  plain: undefined,
} as const;
const BADGE_TONES = {
  approved: 'bg-success-edge',
  refused: 'bg-danger-edge',
  back: 'bg-warning-edge',
  open: 'bg-primary-edge',
  ahead: '',
  plain: '',
} as const;
