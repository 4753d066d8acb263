import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { inputMessages } from '../input/inputMessages.js';

const alertVariants = cva(
  'flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-13 text-1 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:flex-none',
  {
    variants: {
      tone: {
        info: 'border-info-border bg-info-soft [&>svg]:text-info-text',
        success: 'border-success-border bg-success-soft [&>svg]:text-success-text',
        warning: 'border-warning-border bg-warning-soft [&>svg]:text-warning-text',
        danger: 'border-danger-border bg-danger-soft [&>svg]:text-danger-text',
      },
    },
  },
);

const GLYPHS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A lasting message inside a page. For what just happened use `toast`. */
export function Alert({ tone = 'info', title, action, onClose, className, children, ...rest }: AlertProps) {
  const t = useMessages(inputMessages);
  const Glyph = GLYPHS[tone];
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(alertVariants({ tone }), className)}
      {...rest}
    >
      <Glyph aria-hidden />
      <div className="min-w-0 flex-1">
        {title && <strong className="mr-1 font-semibold">{title}</strong>}
        <span className={title ? 'text-2' : undefined}>{children}</span>
      </div>
      {action}
      {onClose && (
        <button
          type="button"
          aria-label={t('close')}
          className="-my-0.5 -mr-1 grid size-6 flex-none place-items-center rounded-sm text-2 hover:bg-neutral-soft"
          onClick={onClose}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The message in a few words. */
  title?: ReactNode;
  /** Button or link at the right. */
  action?: ReactNode;
  /** Shows a cross. */
  onClose?: () => void;
}
