import { type FlowDetail } from '../detail/useFlow.js';

/** Tasks that somebody has given to others beside their own. */
export function addedBy({ open }: FlowDetail, userName: string): { value: string; label: string }[] {
  return open.flatMap(({ people, nodeName }) =>
    people
      .filter(({ state, reason }) => (state === 'open' || state === 'waiting') && isAddedBy(reason, userName))
      .map(({ taskId, name }) => ({ value: taskId, label: `${nodeName} · ${name}` })),
  );
}

/** The server tells by name who added somebody, and holds the act against who it was. */
function isAddedBy({ kind, byName }: { kind: string; byName: string }, userName: string): boolean {
  return kind === 'added' && byName === userName;
}
