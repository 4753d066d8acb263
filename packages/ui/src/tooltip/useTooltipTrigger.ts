import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

/** Milliseconds after one label has gone in which the next shows at once. */
const SKIP = 200;

/** The label that shows now: there is one at a time. */
let hideShown: (() => void) | undefined;
let lastHidden = -Infinity;

/**
 * When a label shows: a while after the pointer came to rest on the trigger, at once when the keyboard focuses it; until
 * the pointer or focus leaves, something is pressed, Escape, or the trigger scrolls away. Never for touch, which has no hovering.
 */
export function useTooltipTrigger({ trigger, isOpen, delay, setOpen }: TooltipTrigger) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // a press may come before the label that was just asked for is drawn
  const isWanted = useRef(false);
  const show = () => {
    cancel();
    isWanted.current = true;
    setOpen(true);
  };
  const hide = () => {
    cancel();
    if (isOpen || isWanted.current) setOpen(false);
    isWanted.current = false;
  };
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    hideShown?.();
    const hideThis = () => close();
    hideShown = hideThis;
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && trigger.current && target.contains(trigger.current)) close();
    };
    document.addEventListener('keydown', handleKey, true);
    window.addEventListener('scroll', handleScroll, true);
    return () => {
      lastHidden = Date.now();
      if (hideShown === hideThis) hideShown = undefined;
      document.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('scroll', handleScroll, true);
    };
  }, [isOpen, trigger]);

  return {
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || isOpen || timer.current !== undefined || isPressed.current) return;
      timer.current = setTimeout(show, Date.now() - lastHidden < SKIP ? 0 : delay);
    },
    onPointerLeave: () => {
      isPressed.current = false;
      hide();
    },
    onPointerDown: () => {
      isPressed.current = true;
      hide();
    },
    onPointerUp: () => {
      isPressed.current = false;
    },
    onClick: hide,
    onFocus: () => {
      if (!isPressed.current) show();
    },
    onBlur: hide,
  };
}

export interface TooltipTrigger {
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Milliseconds. */
  delay: number;
  setOpen(open: boolean): void;
}
