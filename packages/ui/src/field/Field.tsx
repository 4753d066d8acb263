import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { FieldContext } from '../form-state/FieldContext.js';
import { Label } from '../label/Label.js';

/**
 * Label, control and message. The control inside takes its id, `aria-required`, `aria-invalid` and description from
 * here. The message stands in the gap below the field (`--form-gap`), so a form never jumps.
 */
export function Field({
  label,
  required = false,
  error,
  help,
  layout = 'vertical',
  labelWidth = 84,
  extra,
  children,
  className,
  style,
  id,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const labelId = `${controlId}-label`;
  const message = error || help;
  const horizontal = layout === 'horizontal';
  return (
    <div
      data-slot="field"
      data-layout={layout}
      data-invalid={error ? true : undefined}
      className={cn(
        'grid min-w-0 content-start',
        // a phone has no room for a column of labels
        horizontal ? 'grid-cols-[var(--label-w)_minmax(0,1fr)] gap-x-3 max-sm:grid-cols-1 max-sm:gap-y-1' : 'gap-y-1',
        className,
      )}
      style={horizontal ? ({ '--label-w': `${labelWidth}px`, ...style } as CSSProperties) : style}
      {...rest}
    >
      {label ? (
        <div
          className={cn(
            'flex min-w-0 items-center',
            horizontal
              ? 'min-h-ctl justify-end self-start text-right leading-tight max-sm:min-h-0 max-sm:justify-start max-sm:text-left'
              : 'justify-between',
          )}
        >
          <Label
            id={labelId}
            htmlFor={controlId}
            required={required}
            className={horizontal ? 'leading-snug' : undefined}
          >
            {label}
          </Label>
          {!horizontal && extra}
        </div>
      ) : (
        horizontal && <span className="max-sm:hidden" />
      )}
      <div data-slot="field-control" className="min-w-0">
        <FieldContext
          value={{
            id: controlId,
            labelId,
            invalid: Boolean(error),
            required,
            describedBy: message ? messageId : undefined,
          }}
        >
          {children}
        </FieldContext>
        {message && (
          <div
            id={messageId}
            data-slot="field-message"
            role={error ? 'alert' : undefined}
            className={cn(
              'mt-px flex min-h-4.5 items-start gap-1 text-12',
              // it takes the room between fields, so that an error moves nothing; a help, which stays, is kept apart from what follows
              help ? '-mb-[11px]' : '-mb-[19px]',
              error ? 'text-danger-text' : 'text-3',
            )}
          >
            {error && <CircleAlert aria-hidden className="mt-[3px] size-3 flex-none" />}
            <span className="min-w-0">{message}</span>
          </div>
        )}
      </div>
    </div>
  );
}

export interface FieldProps extends ComponentProps<'div'> {
  /** Name of the control. */
  label?: ReactNode;
  /** Star before the label and `aria-required` on the control. */
  required?: boolean;
  /** Replaces the help and marks the control. */
  error?: ReactNode;
  /** A hint below the control; an error takes its place. */
  help?: ReactNode;
  /** `horizontal` puts the label into a right-aligned column, on phones above the control. Default `vertical`. */
  layout?: 'horizontal' | 'vertical';
  /** Width of the label column in px. Default 84 (five Chinese characters). */
  labelWidth?: number;
  /** Small thing at the right end of a vertical label. */
  extra?: ReactNode;
  /** Id of the control. Default: generated. */
  id?: string;
}
