import { type FoundPerson } from '../document/PeopleRule.js';
import { type FlowCommandKind, type SystemCommand } from './FlowCommand.js';

/**
 * Everything that the engine knows about one running flow: plain data, stored as JSON. What was (who, when, what, comment)
 * is told by entries (`FlowEntry`) and not kept here, so that a state stays small however long a flow runs.
 */
export interface FlowState {
  status: FlowStatus;
  /** Since when it is paused: nothing but resume, cancel and comments is taken, and time limits stand still. */
  pausedAt?: number;
  launcher: string;
  /** Who launched it for them. */
  launchedBy?: string;
  /** How often it was submitted. */
  round: number;
  /** Number of the next token, activity, task, timer: ids are `a1`, `t2`, the same at each replay. */
  nextId: number;
  /** Where the flow stands: the root token, and one for each branch that is under way, whose parent waits at the branch node. */
  tokens: Token[];
  /** Nodes at which tokens stand and that wait for something. */
  activities: Activity[];
  /** Tasks of these activities, the decided ones too. */
  tasks: Task[];
  timers: Timer[];
  /** Work nodes at which people were asked in this round and that were passed, oldest first: repeated people, previous node, `nodeHandlers`. */
  passed: Passed[];
  /** Whom launcher and approvers chose for later nodes: node id -> people. */
  choices: Record<string, string[]>;
  /** Cut off by a refusal to the launcher that comes straight back, or by cancelling; put back by submitting or reviving. */
  suspended?: Piece;
  /** The refusal that rejected it, which can be taken back until it is submitted again. */
  came?: WayBack;
  /** What a cancelled flow was before, which it is again when it is revived. */
  cancelledFrom?: Exclude<FlowStatus, 'cancelled'>;
  /** What the engine has to be told before it can go on. Empty whenever a step is over for the server. */
  questions: Question[];
}

/** E3-42: the numbers on the wire are 1 to 5 in this order. A state before its first submit does not exist. */
export type FlowStatus = 'running' | 'adopted' | 'rejected' | 'revoked' | 'cancelled';

export interface Token {
  id: string;
  /** Node at which it stands. */
  nodeId: string;
  /** The token that waits at the branch node, and the branch that this one runs through; absent = the root. */
  parent?: { tokenId: string; branchId: string };
  /** It is at the end of its branch and waits for its siblings. */
  ended?: true;
  /**
   * The verdict that brought it here. Any later verdict at or below the token forgets it, and so does whatever cannot be
   * undone: what stands here can be taken back.
   */
  came?: WayBack;
  /** Where it goes when its node is passed, instead of on: to who refused. The first token is the one that is replaced, this one or one above it. */
  back?: Piece;
}

/** A part of a state cut out: a token (the first one) and all below it, with what belongs to them. Never changed once it is cut. */
export interface Piece {
  /** When it was cut. Time limits stand still while a piece waits to be put back. */
  cutAt: number;
  /** They have no `came`: one piece holds no others but those of `back`. */
  tokens: Token[];
  activities: Activity[];
  tasks: Task[];
  timers: Timer[];
  /** Passed nodes of the sequence of the first token and of all below it. */
  passed: Passed[];
}

/** How a verdict is taken back: the task that gave it, and what stood there just before, with that task open. */
export interface WayBack {
  taskId: string;
  /** Who gave it for whose task it is. */
  decidedBy?: string;
  before: Piece;
}

/** A token's stay at a node that waits. */
export interface Activity {
  id: string;
  nodeId: string;
  tokenId: string;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** What it waits for: people; the answer of a call; sub-flows; an event; a moment (its timer). */
  waitsFor: 'people' | 'call' | 'subFlows' | 'event' | 'time';
  /** When the limit of its node ends, for tasks that have none of their own. */
  dueAt?: number;
  /** The flow was sent back here: people are asked, whatever rules would agree for them. */
  returned?: true;
  /** Sub-flows that have not ended; absent until they are started. */
  subFlows?: string[];
  /** Its call has been done and is not made again, though the flow has not gone on yet. */
  answered?: true;
  /** What arrived for it while it was cut off; done when it is put back. */
  arrived?: SystemCommand[];
  /** A call, or the launch of its sub-flows, that failed for good: administrators decide. */
  failed?: { message: string };
}

export interface Task {
  id: string;
  activityId: string;
  /** Whose it is; absent while it is offered to `offeredTo`. */
  userId?: string;
  offeredTo?: FoundPerson[];
  /** `open`: they can act. `waiting`: for others (order, added before, help). The rest: what became of it. */
  status: 'open' | 'waiting' | TaskVerdict;
  /** What it is there for: a voice of the node, an added one (before or after) that must also agree, or help that gives no verdict. */
  purpose: 'voice' | 'added' | 'help';
  /** Why this person was asked; of an offer, why the first of them was. */
  reason: TaskReason;
  /** Tasks that must be over before this one is open. */
  waitsFor: string[];
  /** When it was made, or came into these hands. */
  openedAt: number;
  /** A limit of its own: because it came into other hands, stood still for a time, or was made for help. Whoever is added beside or after it shares it. */
  limit?: { id: string; dueAt: number };
  /** Its limit instead, while that stands still: it waits for help, for whoever was added before it, or behind somebody who does. */
  rest?: RestingLimit;
  /** Its limit stood still once: it does whenever it has to wait again. */
  rested?: true;
  /** What those had left in whose hands it was before, which they have again where it comes back to them. */
  kept?: (RestingLimit & { userId: string })[];
  /** Who decided for them, where it was not they. */
  decidedBy?: string;
  /** The rule by which it is `passed`. */
  passedBy?: PassReason;
}

/** Why a rule agreed: the same person before, the launcher's own flow, nobody found, time over. */
export type PassReason = 'repeat' | 'own' | 'empty' | 'overdue';

/** `passed`: agreed by a rule (same person, own flow, time limit, nobody found). `left`: over without a voice (others decided, removed, answered help). */
export type TaskVerdict = 'approved' | 'refused' | 'passed' | 'left';

export type TaskReason =
  | ({ kind: 'found' } & FoundPerson)
  | { kind: 'added'; byTaskId: string; place: 'before' | 'after' | 'beside' }
  | { kind: 'help'; byTaskId: string }
  | { kind: 'transferred' | 'escalated' | 'assigned' | 'handedOver'; from: string; first: TaskReason };

export interface Passed {
  id: string;
  nodeId: string;
  activityId: string;
  /** Who agreed, in person or because they had before; nobody where the node passed by a rule alone. */
  userIds: string[];
  /** Whether somebody decided in person. */
  decided: boolean;
}

/** A limit that stands still: what is left of it lies between `since` and `dueAt`. */
export interface RestingLimit {
  /** When it would have ended. */
  dueAt: number;
  since: number;
  /** What it still had to do, at the moments of then. Empty: it has done all. */
  timers: Pick<Timer, 'at' | 'kind' | 'left'>[];
}

/** Something to be done at a moment: a reminder, what follows a time limit, the end of a wait. */
export interface Timer {
  id: string;
  activityId: string;
  /** The limit of some tasks; absent = that of the node. */
  limitId?: string;
  /** Milliseconds since 1970. */
  at: number;
  kind: 'remind' | 'overdue' | 'wait';
  /** Reminders that follow this one. */
  left?: number;
}

/** Asked by a step, answered by the command `answer` with the same id before anything else. */
export type Question = PeopleQuestion;

/** Who do these rules find? Answered with people in order, without repetition; nobody = `[]`. */
export interface PeopleQuestion {
  id: string;
  kind: 'people';
  /** The command in the course of which it is asked. */
  cause: FlowCommandKind;
  nodeId: string;
  /** What the people are for, which the engine needs when the answer comes. */
  purpose:
    | { kind: 'activity'; activityId: string }
    /** For the superior of `userId`, instead of them: `superior` before they are asked about their own flow, `escalate` after the time limit. */
    | { kind: 'superior' | 'escalate'; activityId: string; taskId: string; userId: string }
    /** Administrators: nobody was found. */
    | { kind: 'administrators'; activityId: string }
    /** Who gets it after the time limit: the first who has no task here. */
    | { kind: 'transfer'; activityId: string; taskId: string }
    /** Whom a circulation or a message goes to. */
    | { kind: 'tell'; tokenId: string };
}
