/**
 * An address that a form may open: a path of this site, or one of http, https, mailto or tel; '' for anything else, such as
 * an address that runs code.
 */
export function safeAddress(address: string): string {
  const text = address.trim();
  return isPath(text) || /^(?:https?:\/\/[^\s/]|mailto:|tel:)\S*$/i.test(text) ? text : '';
}

/** An address that a frame may show: a path of this site, or one of https; '' for anything else. */
export function safeFrameAddress(address: string): string {
  const text = address.trim();
  return isPath(text) || /^https:\/\/[^\s/]\S*$/i.test(text) ? text : '';
}

/** What a page in a frame may do. One of another site keeps its own origin; one of this site runs without it, and so cannot reach out. */
export function frameSandbox(address: string, origin: string): string {
  const isForeign = new URL(address, origin).origin !== origin;
  return `allow-scripts allow-forms allow-popups${isForeign ? ' allow-same-origin' : ''}`;
}

/** `//host` and `/\\host` are addresses of other sites. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text);
}
