import * as Radix from '@radix-ui/react-tooltip';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** A short dark label beside its child while the child is hovered or focused. The child must take a ref and props. */
export function Tooltip({
  content,
  side = 'top',
  align,
  delay,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: TooltipProps) {
  if (content === undefined || content === null || content === '') return <>{children}</>;
  return (
    <Radix.Provider delayDuration={delay ?? 300} skipDelayDuration={200} disableHoverableContent>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-(--z-tooltip) max-w-80 rounded-md bg-tooltip px-2 py-1 text-12 break-words text-tooltip shadow-pop',
              'data-[state=delayed-open]:animate-fade-in',
              className,
            )}
            {...rest}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'content' | 'children'> {
  /** Text of the label; nothing is shown when it is empty. */
  content: ReactNode;
  /** Wait before it shows, in ms. Default 300. */
  delay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}
