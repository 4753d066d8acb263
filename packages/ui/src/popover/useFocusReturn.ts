import { useRef, type RefObject } from 'react';
import { isFocusLost } from './isFocusLost.js';

/**
 * Keeps Radix from giving the focus back to the trigger of a panel when it has gone elsewhere by then: Radix waits until the
 * panel has left the page, and who went on without waiting would lose what they just opened or type into the wrong field.
 * @internal
 */
export function useFocusReturn<T extends HTMLElement>(): FocusReturn<T> {
  const trigger = useRef<T>(null);
  const isLeftByPointer = useRef(false);
  return {
    trigger,
    panelProps: {
      onInteractOutside: () => {
        isLeftByPointer.current = true;
      },
      onCloseAutoFocus: (event) => {
        // Radix gives nothing back then, and has to see the event to know that the next time is another
        const isLeft = isLeftByPointer.current;
        isLeftByPointer.current = false;
        if (!isLeft && !isFocusLost(trigger.current)) event.preventDefault();
      },
    },
  };
}

interface FocusReturn<T> {
  /** Goes to the trigger. */
  trigger: RefObject<T | null>;
  /** Go to the panel. */
  panelProps: { onInteractOutside: () => void; onCloseAutoFocus: (event: Event) => void };
}
