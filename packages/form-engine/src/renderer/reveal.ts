import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const EVENT = 'smart-form-reveal';

/** Asks whatever hides a field or cell (a closed panel, rows that are not drawn) to show it; it is drawn when this returns. */
export function revealField(path: string, root: ParentNode): void {
  const forms = root.querySelectorAll('[data-slot=form]');
  for (const form of forms) form.dispatchEvent(new CustomEvent(EVENT, { detail: path }));
}

/** Shows a field or cell that this part of the form hides, when somebody wants to go there. */
export function useReveal(ref: RefObject<HTMLElement | null>, reveal: (path: string) => void): void {
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    const form = ref.current?.closest('[data-slot=form]');
    if (!form) return undefined;
    const handle = (event: Event) => {
      // the field must be there before the focus goes to it
      if (event instanceof CustomEvent && typeof event.detail === 'string') {
        const path = event.detail;
        flushSync(() => latest.current(path));
      }
    };
    form.addEventListener(EVENT, handle);
    return () => form.removeEventListener(EVENT, handle);
  }, [ref]);
}
