/**
 * Moves the focus into the panel of a select: to what is marked `data-autofocus`, to the day of a calendar that Tab would
 * reach, or to the first thing that takes the focus.
 */
export function enterPanel(panel: HTMLElement): void {
  const target = ENTRANCES.map((selector) => panel.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: true });
}

const ENTRANCES = [
  '[data-autofocus]',
  '[role=grid] button[tabindex="0"]',
  '[role=spinbutton]',
  'button:not(:disabled), input:not(:disabled), [tabindex="0"]',
];
