/**
 * Whether Escape means something else to what has the focus than to the panel around it: an element with
 * `data-takes-escape`, as the cell that is being edited, gives up what it holds by Escape itself.
 * @internal
 */
export function takesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-takes-escape]') !== null;
}
