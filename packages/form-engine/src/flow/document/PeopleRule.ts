/** Where people come from. The engine does not look anybody up: it asks (`PeopleQuestion`), the server or a preview answers. */
export type PeopleRule =
  | { kind: 'users'; ids: string[] }
  | { kind: 'roles'; ids: string[] }
  | { kind: 'positions'; ids: string[] }
  | { kind: 'groups'; ids: string[] }
  /** Heads of organisations. */
  | { kind: 'organizeHeads'; ids: string[] }
  /** Head of the launcher's organisation, `level` 1 = their own, 2 = the one above. */
  | { kind: 'launcherHead'; level: number }
  /** The launcher's superiors one after the other, up to a level or to whoever holds a position. */
  | { kind: 'superiors'; until: { level: number } | { positionId: string } }
  | { kind: 'launcher' }
  /** A field of people (or of organisations: their heads). */
  | { kind: 'field'; path: string }
  /** Expression over the form that answers ids of people. */
  | { kind: 'expression'; expression: string }
  | { kind: 'interface'; interfaceId: string; params: Record<string, string> }
  /** Whom the launcher chose when they submitted, among `among` (absent = anybody). */
  | { kind: 'launcherChoice'; among?: PeopleRule[] }
  /** Whom the approver before chose when they approved. */
  | { kind: 'previousChoice'; among?: PeopleRule[] }
  /** Who handled another node in this round. */
  | { kind: 'nodeHandlers'; nodeId: string };

export type PeopleRuleKind = PeopleRule['kind'];

/**
 * When a rule finds nobody. `refuseSubmit` refuses a submit that arrives here; whoever arrives later is handed to the
 * administrators, as is whoever would skip to a node that does not stand later in the same sequence.
 */
export type EmptyRule =
  | { kind: 'administrators' }
  | { kind: 'person'; userId: string }
  | { kind: 'pass' }
  | { kind: 'refuseSubmit' }
  | { kind: 'skipTo'; nodeId: string };

/** Somebody who approved before in this round is asked `each` time, only `once`, or not when the node before was theirs (`adjacent`). */
export type RepeatRule = 'each' | 'once' | 'adjacent';

/**
 * The launcher found as approver of their own flow: is asked, passes by themselves, or their superior is asked. Where somebody
 * launched it for them, `superior` is for both; neither passes: one has not filled it in, the other decides nothing by filling it in.
 */
export type OwnRule = 'ask' | 'pass' | 'superior';

/** Somebody whom a rule found, and why: kept with the task for good. */
export interface FoundPerson {
  userId: string;
  /** Rule that found them. */
  rule: PeopleRuleKind | 'administrators' | 'person' | 'superior';
  /** Post, role, organisation or field by which they were found, in words of the moment. */
  via?: string;
}
