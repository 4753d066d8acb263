import { Slot } from '@radix-ui/react-slot';
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { type TooltipPanel } from './TooltipPanel.js';
import { useTooltipTrigger } from './useTooltipTrigger.js';

/**
 * A short dark label beside its child while the child is hovered or focused. The child must take a ref and props. Every
 * icon button has one, so that nothing is drawn or loaded before the first label shows.
 */
export function Tooltip({ content, children, ...rest }: TooltipProps) {
  if (content === undefined || content === null || content === '') return <>{children}</>;
  return (
    <Labelled {...rest} content={content}>
      {children}
    </Labelled>
  );
}

function Labelled({
  content,
  side = 'top',
  align = 'center',
  delay = 300,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [shown, setShown] = useState<Shown>();
  const handlers = useTooltipTrigger({ trigger, isOpen, delay, setOpen });
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    void loadPanel().then((Panel) => {
      if (!isGone && Panel && trigger.current) setShown({ Panel, anchor: trigger.current });
    });
    return () => {
      isGone = true;
      setShown(undefined);
    };
  }, [isOpen]);
  return (
    <>
      <Slot ref={trigger} aria-describedby={shown ? id : undefined} {...handlers}>
        {children}
      </Slot>
      {shown ? (
        <shown.Panel {...rest} id={id} anchor={shown.anchor} side={side} align={align}>
          {content}
        </shown.Panel>
      ) : null}
    </>
  );
}

/** The label's code and the element that it stands beside. */
interface Shown {
  Panel: typeof TooltipPanel;
  anchor: HTMLElement;
}

let loaded: typeof TooltipPanel | undefined;

/** The label's code; a label that cannot be loaded is left out, the button works without it. */
async function loadPanel(): Promise<typeof TooltipPanel | undefined> {
  try {
    loaded ??= (await import('./TooltipPanel.js')).TooltipPanel;
  } catch (error) {
    console.warn('The code of labels could not be loaded', error);
  }
  return loaded;
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** Text of the label; nothing is shown when it is empty. */
  content: ReactNode;
  /** Where it stands if there is room. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `center`. */
  align?: 'start' | 'center' | 'end';
  /** Wait before it shows, in ms. Default 300. */
  delay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}
