/** A stay of a vehicle of a card; moments are epoch milliseconds, `exit` is null while it goes on. */
export interface CardStay {
  id: string;
  entry: number;
  exit: number | null;
}

/**
 * Which stays the spaces of a card pay for: whoever comes while a space is free has it until they leave; whoever comes
 * when all are taken pays as a visitor for the whole stay, also when a space is left meanwhile, so that a fee that was
 * shown never falls. A space is free again at the moment when its vehicle leaves.
 */
export function coveredStays(stays: readonly CardStay[], spaces: number): ReadonlySet<string> {
  const covered: CardStay[] = [];
  const inOrder = [...stays].sort((one, other) => one.entry - other.entry || (one.id < other.id ? -1 : 1));
  for (const stay of inOrder) {
    const taken = covered.filter(({ exit }) => exit === null || exit > stay.entry).length;
    if (taken < spaces) covered.push(stay);
  }
  return new Set(covered.map(({ id }) => id));
}
