/** Milliseconds that a finger rests before it holds what it lies on, and px that it may tremble meanwhile. */
const REST = 400;
const TREMBLE = 8;

/**
 * Waits until the finger of a press has rested, so that lists are scrolled and tapped as ever, then calls `onHold`; from then until `signal`
 * ends the browser neither scrolls nor opens its menu. To be called as the finger comes down. `onGone` is called where it
 * moves, leaves or is taken for scrolling before.
 */
export function holdAfterRest(
  { clientX, clientY, pointerId, target }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'target'>,
  { signal, onHold, onGone }: LongPress,
): void {
  let isHeld = false;
  const timer = setTimeout(() => {
    isHeld = true;
    onHold();
  }, REST);
  const leave = () => {
    if (isHeld) return;
    clearTimeout(timer);
    onGone();
  };
  const mine = (event: PointerEvent) => event.pointerId === pointerId;
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener(
    'pointermove',
    (moved) => {
      if (mine(moved) && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > TREMBLE) leave();
    },
    { signal },
  );
  window.addEventListener('pointerup', (event) => mine(event) && leave(), { signal });
  window.addEventListener('pointercancel', (event) => mine(event) && leave(), { signal });
  // a browser decides with the first move whether a finger scrolls, and asks only listeners that were there before; what lies below the
  // finger hears its moves, also when it has been drawn elsewhere and is no longer in the page
  target?.addEventListener('touchmove', (event) => isHeld && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

interface LongPress {
  /** Ends the listening: aborted when the drag is over. */
  signal: AbortSignal;
  onHold: () => void;
  onGone: () => void;
}
