import { CircleAlert, CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { toastMessages } from '../toast/toastMessages.js';
import { nextToastId, withToaster } from '../toast/toastQueue.js';

/**
 * Shows a card with title and text in a corner, for things that came from elsewhere (a push, a finished export).
 * Returns its id for `notify.dismiss`. Needs `<Toaster/>` (part of `UiProvider`).
 */
export function notify({
  tone = 'info',
  duration = 4500,
  position = 'top-right',
  id = nextToastId(),
  onClick,
  ...content
}: NotifyOptions): string | number {
  withToaster((sonner) =>
    sonner.custom(
      (key) => <NotificationCard {...content} tone={tone} onClick={onClick} onClose={() => sonner.dismiss(key)} />,
      { duration, id, position, unstyled: true },
    ),
  );
  return id;
}

notify.dismiss = (id?: string | number) => {
  withToaster((sonner) => sonner.dismiss(id));
};

export interface NotifyOptions {
  title: ReactNode;
  description?: ReactNode;
  /** Default `info`. */
  tone?: 'success' | 'error' | 'warning' | 'info';
  /** In ms; Infinity stays until closed. Default 4500. */
  duration?: number;
  /** Default `top-right`. */
  position?: 'top-right' | 'bottom-right';
  /** Button below the text. */
  action?: ReactNode;
  id?: string | number;
  onClick?: () => void;
}

const LOOKS = {
  success: { Glyph: CircleCheck, color: 'text-success-text' },
  error: { Glyph: CircleX, color: 'text-danger-text' },
  warning: { Glyph: CircleAlert, color: 'text-warning-text' },
  info: { Glyph: Info, color: 'text-info-text' },
} as const;

function NotificationCard({ title, description, tone, action, onClick, onClose }: NotificationCardProps) {
  const t = useMessages(toastMessages);
  const { Glyph, color } = LOOKS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      data-slot="notification"
      data-tone={tone}
      className="flex w-90 max-w-[calc(100vw-24px)] gap-2.5 rounded-lg bg-raised p-3.5 text-13 text-1 shadow-pop"
    >
      <Glyph aria-hidden className={cn('mt-0.5 size-4', color)} />
      <div className="min-w-0 flex-1">
        {onClick ? (
          <button
            type="button"
            className="block w-full text-left"
            onClick={() => {
              onClick();
              onClose();
            }}
          >
            <span className="block font-semibold">{title}</span>
            {description && <span className="mt-0.5 block break-words text-2">{description}</span>}
          </button>
        ) : (
          <>
            <div className="font-semibold">{title}</div>
            {description && <div className="mt-0.5 break-words text-2">{description}</div>}
          </>
        )}
        {action && <div className="mt-2">{action}</div>}
      </div>
      <button
        type="button"
        aria-label={t('close')}
        className="-mt-1 -mr-1 grid size-6 flex-none place-items-center rounded-sm text-3 hover:bg-pressed hover:text-1"
        onClick={onClose}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
}

interface NotificationCardProps extends Pick<NotifyOptions, 'title' | 'description' | 'action' | 'onClick'> {
  tone: NonNullable<NotifyOptions['tone']>;
  onClose: () => void;
}
