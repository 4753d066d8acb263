import { type ComponentProps } from 'react';
import { cn } from '@smart-admin/ui/cn';

/** A key as it is written on the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'rounded-sm border border-default bg-surface px-1.5 font-sans text-11 font-medium text-3',
        className,
      )}
      {...rest}
    />
  );
}
