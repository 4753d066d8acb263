import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../cn/cn.js';

/** Room in px between the label and what it names, and between the label and the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** The dark label itself, kept beside its anchor. */
export function TooltipPanel({ anchor, side, align, className, style, ...rest }: TooltipPanelProps) {
  const [label, setLabel] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    elements: { reference: anchor, floating: label },
    placement: align === 'center' ? side : `${side}-${align}`,
    strategy: 'fixed',
    middleware: [offset(GAP), flip({ padding: EDGE }), shift({ padding: EDGE })],
    whileElementsMounted: autoUpdate,
  });
  return createPortal(
    <div
      ref={setLabel}
      role="tooltip"
      data-slot="tooltip"
      style={{ ...floatingStyles, ...style }}
      className={cn(
        'pointer-events-none z-(--z-tooltip) w-max max-w-80 animate-fade-in rounded-md bg-tooltip px-2 py-1 text-12 break-words text-tooltip shadow-pop',
        className,
      )}
      {...rest}
    />,
    document.body,
  );
}

export interface TooltipPanelProps extends ComponentProps<'div'> {
  anchor: HTMLElement;
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
}
