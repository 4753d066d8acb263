import { keep, readKept } from './kept.js';

const TICKET = 'smart_parkingTicket';

/** The ticket of whoever came in without a plate; empty for nobody. */
export function readTicket(): string {
  return readKept(TICKET);
}

/** Keeps the ticket; empty forgets it. */
export function keepTicket(ticket: string): void {
  keep(TICKET, ticket);
}
