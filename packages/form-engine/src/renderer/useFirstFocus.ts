import { useEffect, useEffectEvent, type RefObject } from 'react';
import { type FormDocument } from '../core/document/FormDocument.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';
import { preloadForm } from './lazyParts.js';

/**
 * Puts the focus into the first control of a form that has just opened, as soon as its controls are drawn: the code of the
 * first one may come last. Until then it stays on the dialog around it, and whoever has gone anywhere stays there.
 */
export function useFirstFocus(root: RefObject<HTMLElement | null>, form: FormDocument, isOn = true): void {
  const kinds = useFieldKinds();
  // once: a form whose description is made anew while somebody fills it in is the same form
  const begin = useEffectEvent(() => {
    let isOpen = true;
    // while code was loading somebody may have gone elsewhere: the focus is only taken from what holds the form
    const focusLater = () => {
      const active = document.activeElement;
      if (isOpen && (active === document.body || active?.contains(root.current))) focusFirstControl(root.current);
    };
    if (root.current && !root.current.querySelector(STILL_LOADING)) focusFirstControl(root.current);
    // what has been loaded is drawn in the next frame
    else void preloadForm(form, kinds).then(() => requestAnimationFrame(focusLater));
    return () => {
      isOpen = false;
    };
  });
  useEffect(() => (isOn ? begin() : undefined), [isOn]);
}

/** Puts the focus into the first control that can be used. */
export function focusFirstControl(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
}

const FIRST_CONTROL =
  'input:not([readonly], [disabled], [type=hidden]), textarea:not([readonly], [disabled]), [role=combobox]:not([disabled])';
const STILL_LOADING = '[data-slot="skeleton"]';
