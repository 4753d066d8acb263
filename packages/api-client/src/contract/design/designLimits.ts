/** What designers say before a document is sent, and what its schema refuses. Takes no zod along. */

/** The most cards of a portal. */
export const PORTAL_CARDS = 40;
/** The most characters of a text card. */
export const CARD_TEXT_LENGTH = 20_000;
/** The most widgets of a screen. */
export const SCREEN_WIDGETS = 200;
/** The most cells of a report that hold something. */
export const REPORT_CELLS = 1_000;
/** The most characters of what a cell of a report says, formulas included. */
export const REPORT_TEXT_LENGTH = 1_000;
/** The most characters of a formula by which a cell looks otherwise. */
export const REPORT_RULE_LENGTH = 500;
/** The most options of a filter. */
export const FILTER_OPTIONS = 100;

/** A path of this application, or another site by https; '' is none. */
export const CARD_ADDRESS = /^(?:|\/(?![/\\])[^\s<>"']*|https:\/\/[^\s<>"']+)$/;

/** A path of this application; '' is none. */
export const OWN_ADDRESS = /^(?:|\/(?![/\\])[^\s<>"']*)$/;

/** Whether an address may be shown in a frame: no file of the API, which would run with the rights of whoever looks. */
export function isFrameAddress(address: string): boolean {
  if (!CARD_ADDRESS.test(address)) return false;
  if (!address.startsWith('/')) return true;
  const { pathname } = new URL(address, 'https://own.invalid');
  return !/^\/+api(?:\/|$)/i.test(pathname) && !/^[^?#]*%/.test(address);
}
