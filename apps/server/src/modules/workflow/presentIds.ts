import { type FlowEntry, targetOf } from '@smart-admin/form-engine/flow';

/**
 * What the nodes and branches that the lines of a course name are called in the version by which a flow runs now, line by line.
 * A line keeps the ids of the version in which it was written; each move since leads on to those of the next.
 */
export function presentIds(
  lines: readonly Pick<FlowEntry, 'versions' | 'mapping'>[],
  version: number,
): readonly ((id: string) => string)[] {
  const since: Move[] = [];
  return lines
    .toReversed()
    .map(({ versions, mapping = {} }) => {
      if (versions) since.unshift({ ...versions, mapping });
      const moves = [...since];
      const written = moves[0]?.from ?? version;
      return (id: string) => follow(id, written, moves);
    })
    .toReversed();
}

interface Move {
  from: number;
  to: number;
  mapping: Readonly<Record<string, string>>;
}

function follow(id: string, written: number, moves: readonly Move[]): string {
  // where it comes back to the version of the line, each node has its own id again, also where several went to one
  return moves.reduce((at, { to, mapping }) => (to === written ? id : targetOf(mapping, at)), id);
}
