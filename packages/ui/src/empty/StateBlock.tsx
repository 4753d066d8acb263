import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Drawing, type DrawingName } from './Drawing.js';

/**
 * Shared shape of empty, error and no-permission states.
 * @internal
 */
export function StateBlock({ drawing, title, description, actions, detail, className, ...rest }: StateBlockProps) {
  return (
    <div
      className={cn('flex min-h-60 flex-1 flex-col items-center justify-center px-6 py-10 text-center', className)}
      {...rest}
    >
      <Drawing name={drawing} />
      <h3 className="mt-3 mb-0 text-14 font-semibold text-1">{title}</h3>
      {description && <p className="mt-1 mb-0 max-w-110 text-13 text-2">{description}</p>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
      {detail && <div className="mt-3 font-mono text-12 break-all text-3">{detail}</div>}
    </div>
  );
}

export interface StateBlockProps extends Omit<ComponentProps<'div'>, 'title'> {
  drawing: DrawingName;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
  detail?: ReactNode;
}
