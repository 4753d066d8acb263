/** Whose flow it will be, as the calls take it: nothing for oneself. */
export function forUser(forUserId: string | undefined): { forUserId?: string } {
  return forUserId === undefined ? {} : { forUserId };
}
