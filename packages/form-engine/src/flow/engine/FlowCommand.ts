import { type FoundPerson } from '../document/PeopleRule.js';

/** What somebody wants to do. `by` acts; `for` is whose task it is when `by` acts under a standing entrustment (the server has checked it). */
export type FlowCommand = PersonCommand | AdministratorCommand | SystemCommand;

export type FlowCommandKind = FlowCommand['kind'];

/** The command of a kind. */
export type CommandOf<Kind extends FlowCommandKind> = FlowCommand & { kind: Kind };

interface ByPerson {
  by: string;
  for?: string;
  comment?: string;
  /** Ids of stored files. */
  attachments?: string[];
  signature?: string;
}

export type PersonCommand = ByPerson &
  (
    | { kind: 'submit'; choices?: Record<string, string[]> }
    | { kind: 'approve'; taskId: string; choices?: Record<string, string[]> }
    | { kind: 'refuse'; taskId: string; toNodeId?: string; then?: 'onward' | 'back' }
    | { kind: 'transfer'; taskId: string; to: string }
    /** Asks somebody for help; the task comes back with their answer. */
    | { kind: 'assist'; taskId: string; to: string }
    | { kind: 'answerHelp'; taskId: string }
    | { kind: 'addBefore' | 'addAfter' | 'addBeside'; taskId: string; people: string[] }
    | { kind: 'removeAdded'; taskId: string }
    | { kind: 'takeBack'; taskId: string }
    | { kind: 'claim'; taskId: string }
    | { kind: 'release'; taskId: string }
    | { kind: 'revoke' }
    | { kind: 'urge' }
    /** `people` are named in it, and told. */
    | { kind: 'comment'; people?: string[] }
    | { kind: 'circulate'; taskId?: string; people: string[] }
  );

export type AdministratorCommand = ByPerson &
  (
    | { kind: 'assign'; taskId: string; to: string }
    /** From an activity to any other node; what runs beside it in branches that the target is not part of is withdrawn. */
    | { kind: 'jump'; activityId: string; toNodeId: string }
    | { kind: 'pause' }
    | { kind: 'resume' }
    | { kind: 'cancel' }
    /** Takes a cancelled flow up where it stood. */
    | { kind: 'revive' }
    /** Every open task of somebody who leaves. */
    | { kind: 'handOver'; from: string; to: string }
    /** A call, or a launch of sub-flows, that failed for good: once more, or on without it. */
    | { kind: 'retry' | 'skip'; activityId: string }
  );

export type SystemCommand =
  | { kind: 'answer'; questionId: string; people: FoundPerson[] }
  /** Timers that are due. */
  | { kind: 'tick' }
  /** A call has ended; of sub-flows, that they could not be launched. */
  | { kind: 'called'; activityId: string; result: { ok: true } | { ok: false; message: string } }
  /** A call has been done, and its end is told later: the flow cannot go on now. It is never made again, nor fails any more. */
  | { kind: 'answered'; activityId: string }
  /** Something outside of the flow failed that the state does not show: sub-flows that nobody waits for, a search for people. */
  | { kind: 'outsideFailed'; nodeId: string; message: string }
  | { kind: 'subFlowsStarted'; activityId: string; instanceIds: string[] }
  | { kind: 'subFlowEnded'; activityId: string; instanceId: string; status: 'adopted' | 'rejected' | 'cancelled' }
  | { kind: 'event'; activityId: string };
