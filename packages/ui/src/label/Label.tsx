import * as Radix from '@radix-ui/react-label';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** Names a control; a required one carries a red star before the text. */
export function Label({ required = false, className, children, ...rest }: LabelProps) {
  return (
    <Radix.Root data-slot="label" className={cn('text-body text-2', className)} {...rest}>
      {required && (
        <span aria-hidden className="mr-1 font-semibold text-danger-text">
          *
        </span>
      )}
      {children}
    </Radix.Root>
  );
}

export interface LabelProps extends ComponentProps<typeof Radix.Root> {
  /** Shows the star; the control itself says it with `aria-required`. */
  required?: boolean;
}
