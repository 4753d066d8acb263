import { useEffect, useRef } from 'react';
import { SubtableCell, type SubtableCellProps } from './SubtableCell.js';

const CONTROL = 'input:not([type=hidden]), textarea, button, [tabindex="0"]';

/** The one cell of a long subtable whose editor is open: it takes the focus from the text that stood there. */
export function OpenCell(cell: SubtableCellProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = ref.current;
    if (!host || host.contains(document.activeElement)) return undefined;
    const focus = () => {
      const control = host.querySelector<HTMLElement>(CONTROL);
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
      return control !== null;
    };
    if (focus()) return undefined;
    // the code of the control is still on its way
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(host, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref}>
      <SubtableCell {...cell} quietError />
    </div>
  );
}
