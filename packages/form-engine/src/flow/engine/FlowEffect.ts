import { type FlowCommandKind } from './FlowCommand.js';
import { type FlowStatus, type PassReason, type Task, type TaskReason, type TaskVerdict } from './FlowState.js';

/**
 * What the server does about a step, in the same transaction: told, asked, called. Entries and calls come in the order in
 * which they happened; then what is different now: tasks, events, sub-flows, status, next tick.
 */
export type FlowEffect =
  | { kind: 'entry'; entry: FlowEntry }
  /** A task is open for somebody now: list, notice, mail. */
  | { kind: 'taskOpened'; task: Task; dueAt: number | undefined }
  /** The limit of an open task ends at another moment. */
  | { kind: 'taskDue'; taskId: string; dueAt: number | undefined }
  | { kind: 'taskClosed'; taskId: string; verdict: TaskVerdict | 'transferred' | 'waiting' }
  | { kind: 'circulated'; nodeId?: string; userIds: string[] }
  /** A comment names them. */
  | { kind: 'mentioned'; userIds: string[] }
  | { kind: 'message'; nodeId: string; userIds: string[] }
  | { kind: 'remind'; taskIds: string[]; by?: string }
  /** Work of a job; answered by `called`. The same activity may be called again by `retry`. */
  | { kind: 'call'; activityId: string; nodeId: string }
  | { kind: 'startSubFlows'; activityId?: string; nodeId: string }
  | { kind: 'cancelSubFlows'; instanceIds: string[] }
  /** An event of a record is waited for, or no longer. */
  | { kind: 'listen' | 'unlisten'; activityId: string; nodeId: string }
  | { kind: 'status'; status: FlowStatus }
  /** Earliest moment at which a tick has something to do; undefined = never. */
  | { kind: 'nextTick'; at: number | undefined };

/** One line of the course of a flow, kept for good. */
export interface FlowEntry {
  at: number;
  /** `system`: a rule did it (time limit, same person, nobody found). */
  by: string | 'system';
  /** Whose task it was, where `by` was entrusted with it. */
  for?: string;
  what:
    | FlowCommandKind
    | 'passed'
    | 'arrived'
    | 'branch'
    | 'ended'
    | 'reminded'
    | 'escalated'
    | 'failed'
    /** It was moved to another version of its flow, or back: written by the server, which stores versions. */
    | 'migrated'
    | 'migratedBack';
  nodeId?: string;
  activityId?: string;
  taskId?: string;
  /** Why they were asked, or why a rule did it. */
  reason?: TaskReason | { kind: PassReason };
  /** The other people it is about: transferred to, added, circulated to, named. */
  userIds?: string[];
  /** End of the limit that begins with it. */
  dueAt?: number;
  /** Branches taken, node returned to. */
  targets?: string[];
  comment?: string;
  attachments?: string[];
  signature?: string;
  /** Versions between which it was moved. */
  versions?: { from: number; to: number };
  /** Where nodes and branches went as it was moved, by their ids before; what is absent kept its id. */
  mapping?: Readonly<Record<string, string>>;
}

/** Why a command was refused; the state is as it was. */
export interface FlowRefusal {
  code: FlowRefusalCode;
  /** Names for the message: a node's, an action's. */
  params: Record<string, string>;
}

export type FlowRefusalCode =
  /** The flow is over, paused, or has not been submitted. */
  | 'status'
  | 'paused'
  /** The task is decided, withdrawn or was never there. */
  | 'noTask'
  /** It is somebody else's. */
  | 'notYours'
  /** It is offered to several, and must be signed for first. */
  | 'unclaimed'
  /** It waits for others first. */
  | 'taskWaits'
  /** The action is switched off at this node. */
  | 'actionOff'
  | 'commentMissing'
  | 'signatureMissing'
  /** A node that cannot be gone to from here. */
  | 'target'
  /** Others went on since, or something happened that cannot be undone. */
  | 'wentOn'
  /** The person has a task at this node already, or is the person themselves. */
  | 'person'
  /** Nobody was found for a node that must have somebody. */
  | 'nobody'
  /** Somebody must be chosen first. */
  | 'choiceMissing'
  /** An answer to a question that was not asked, a call nobody waits for. */
  | 'unexpected';
