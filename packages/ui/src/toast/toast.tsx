import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { discardWaiting, nextToastId, withToaster } from './toastQueue.js';

/** How long a toast stays, in ms. */
export const TOAST_DURATION = 1500;
/** How long one with an action stays, in ms. */
const ACTION_DURATION = 6000;

/**
 * Says in one line at the top centre what just happened. Pointer or focus on it stops its clock; at most three are
 * shown. Needs one `<Toaster/>` (part of `UiProvider`). Errors are announced at once (`role="alert"`).
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Removes one toast, or all of them. */
  dismiss: (id?: string | number) => {
    if (id === undefined) discardWaiting();
    withToaster((sonner) => sonner.dismiss(id));
  },
};

export interface ToastOptions {
  /** In ms. Default 1500, with an action 6000. */
  duration?: number;
  /** One thing that can be done about it, mostly undoing; it closes the toast. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A toast with the same id is replaced. */
  id?: string | number;
}

type ToastTone = 'success' | 'error' | 'warning' | 'info';

const LOOKS = {
  success: { Glyph: CircleCheck, color: 'text-success-text' },
  error: { Glyph: CircleX, color: 'text-danger-text' },
  warning: { Glyph: CircleAlert, color: 'text-warning-text' },
  info: { Glyph: Info, color: 'text-info-text' },
} as const;

function show(
  tone: ToastTone,
  text: string,
  { action, duration = action ? ACTION_DURATION : TOAST_DURATION, id = nextToastId() }: ToastOptions = {},
): string | number {
  const { Glyph, color } = LOOKS[tone];
  withToaster((sonner) =>
    sonner.custom(
      () => (
        <div
          role={tone === 'error' ? 'alert' : 'status'}
          data-slot="toast"
          data-tone={tone}
          className="mx-auto flex w-fit max-w-[min(560px,calc(100vw-32px))] items-center gap-2 rounded-lg bg-raised px-3.5 py-2.5 text-13 text-1 shadow-pop"
        >
          <Glyph aria-hidden className={cn('size-4 flex-none', color)} />
          <span className="min-w-0 break-words">{text}</span>
          {action && (
            <Button
              variant="text"
              className="flex-none"
              onClick={() => {
                toast.dismiss(id);
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      ),
      { duration, id, position: 'top-center', unstyled: true, className: 'flex w-full justify-center' },
    ),
  );
  return id;
}
