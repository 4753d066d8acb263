import { randomString } from '@smart-admin/ui/random';

/** How long the way in stays the same one for repeated taps, in ms. */
const SAME_ENTRY = 10 * 60_000;
const TICKET = 'smart_parkingTicket';

/** What is kept where the browser keeps nothing: it ends with the page. */
const kept = new Map<string, string>();

/** The ticket of whoever came in without a plate; empty for nobody. */
export function readTicket(): string {
  return read(TICKET);
}

/** Keeps the ticket; empty forgets it. */
export function keepTicket(ticket: string): void {
  keep(TICKET, ticket);
}

/** The key of coming in at the lane of a code: the same after a lost answer or a reload, another for a later visit. */
export function entryKey(code: string): string {
  const [key = '', since = ''] = read(keyOf(code)).split(' ');
  if (key && Date.now() - Number(since) < SAME_ENTRY) return key;
  const next = randomString(24);
  keep(keyOf(code), `${next} ${String(Date.now())}`);
  return next;
}

/** The way in is over: the next one at this lane is another. */
export function endEntry(code: string): void {
  keep(keyOf(code), '');
}

const keyOf = (code: string) => `smart_entry_${code}`;

function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? kept.get(name) ?? '';
  } catch (error) {
    console.warn('A ticket cannot be read', error);
    return kept.get(name) ?? '';
  }
}

function keep(name: string, value: string): void {
  kept.set(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch (error) {
    console.warn('A ticket cannot be kept', error);
  }
}
