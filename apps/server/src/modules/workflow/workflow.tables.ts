import { type FlowState, type TaskReason, type TaskVerdict } from '@smart-admin/form-engine/flow';
import { type FlowStatusNumber, type MigrationOutcome } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type Json,
  type Mark,
  type NullableTime,
  type RevisedColumns,
  type Sound,
  type Time,
} from '../../db/columns.js';
import { type StoredText } from '../../errors/storedText.js';

/** A flow: its draft, and the number of the version that new ones follow. */
export interface FlowTable extends AuditColumns, RevisedColumns, LaunchColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  category: DefaultText;
  icon: DefaultText;
  modelId: string;
  /** The draft, JSON. */
  document: string;
  description: DefaultText;
  sortCode: number;
  enabledMark: Mark;
  /** 0 draft, 1 released, 2 its content was changed since the release. */
  state: Generated<number>;
  version: Generated<number>;
}

/** By what a flow is launched. What a release says holds until the next one; what the draft says waits for that. */
export interface LaunchColumns {
  /** Code of the rule of the numbers; '' = the one with the code `flow`. */
  billRule: DefaultText;
  titleFormula: DefaultText;
  /** Null: everybody who has the page. */
  launchers: DefaultJson<Launchers | null>;
}

export interface Launchers {
  userIds: string[];
  roleIds: string[];
  organizeIds: string[];
  groupIds: string[];
}

/** A release, which the flows follow that were launched with it. */
export interface FlowVersionTable extends LaunchColumns {
  flowId: string;
  version: number;
  /** Model whose form it is about. */
  modelId: string;
  modelVersion: number;
  document: string;
  userId: DefaultText;
  creatorTime: DefaultTime;
  note: DefaultText;
}

/** One flow that runs or ran. Its row is the lock of all that happens to it. */
export interface FlowInstanceTable {
  id: string;
  flowId: string;
  version: number;
  modelId: string;
  modelVersion: number;
  recordId: string;
  number: string;
  title: string;
  urgency: Generated<1 | 2 | 3>;
  status: FlowStatusNumber;
  paused: Generated<boolean>;
  launcherId: string;
  /** Who launched it for them; '' = they themselves. */
  launchedBy: DefaultText;
  /** Organisation of the launcher when they launched it: the data permission of the monitor. */
  organizeId: DefaultText;
  /** What the engine knows about it. */
  state: Json<FlowState>;
  /** When the engine has something to do by itself. */
  nextTick: NullableTime;
  parentId: string | null;
  parentActivity: DefaultText;
  launchTime: DefaultTime;
  endTime: NullableTime;
}

/** A task as lists need it; one that is offered has a row for each person. */
export interface FlowTaskTable {
  instanceId: string;
  taskId: string;
  activityId: string;
  nodeId: string;
  nodeName: string;
  userId: string;
  state: 'open' | 'waiting' | 'offered' | TaskVerdict;
  reason: Json<TaskReason>;
  /** It can be approved among several at once. */
  batch: Generated<boolean>;
  openedTime: Time;
  closedTime: NullableTime;
  /** Who gave the verdict: them, or somebody whom they have entrusted. */
  decidedBy: DefaultText;
  dueTime: NullableTime;
}

/** One line of the course, never changed. */
export interface FlowEntryTable {
  instanceId: string;
  place: number;
  time: Time;
  /** '' where a rule did it. */
  userId: DefaultText;
  forUserId: DefaultText;
  what: string;
  nodeId: DefaultText;
  taskId: DefaultText;
  /** Reason, people, targets, attachments, signature. */
  detail: DefaultJson<Record<string, unknown>>;
  comment: DefaultText;
}

/** Who reads along. */
export interface FlowCirculationTable {
  instanceId: string;
  userId: string;
  nodeId: DefaultText;
  time: DefaultTime;
  readTime: NullableTime;
}

/** A flow that waits for an event of a record; `recordId` '' = any of the model. */
export interface FlowListenerTable {
  instanceId: string;
  activityId: string;
  modelId: string;
  event: 'created' | 'changed' | 'removed';
  recordId: string;
}

/** Somebody acts for somebody else for a time. */
export interface FlowEntrustTable extends AuditColumns, RevisedColumns {
  id: string;
  userId: string;
  toUserId: string;
  kind: Generated<'decide' | 'launch'>;
  flowIds: DefaultJson<string[]>;
  startTime: Time;
  endTime: Time;
  description: DefaultText;
}

/** A launch that somebody has begun. */
export interface FlowDraftTable {
  id: string;
  userId: string;
  flowId: string;
  /** Whose flow it will be; '' = theirs. */
  forUserId: DefaultText;
  title: string;
  values: Json<Record<string, unknown>>;
  urgency: Generated<1 | 2 | 3>;
  choices: DefaultJson<Record<string, string[]>>;
  saveTime: DefaultTime;
}

/** Flows of one release that were moved to another one. */
export interface FlowMigrationTable {
  id: string;
  flowId: string;
  fromVersion: number;
  toVersion: number;
  /** Where what stood at a node or in a branch went; absent = the same id. */
  mapping: DefaultJson<Record<string, string>>;
  state: Generated<'running' | 'done' | 'undoing' | 'undone'>;
  userId: string;
  creatorTime: DefaultTime;
  endTime: NullableTime;
  /** Who took it back. */
  undoUserId: DefaultText;
}

/** What became of one of them. */
export interface FlowMigrationFlowTable {
  migrationId: string;
  instanceId: string;
  result: Generated<MigrationOutcome>;
  /** Why it did not move, or stays, in every language. */
  reasons: DefaultJson<StoredText[]>;
  /** What it was before it moved, as long as it can go back. */
  state: Json<FlowState> | null;
  /** The line of its course that says that it moved. */
  place: number | null;
}

declare module '../../db/tables.js' {
  interface Tables {
    flow: FlowTable;
    flowVersion: FlowVersionTable;
    flowInstance: FlowInstanceTable;
    flowTask: FlowTaskTable;
    flowEntry: FlowEntryTable;
    flowCirculation: FlowCirculationTable;
    flowEntrust: FlowEntrustTable;
    flowListener: FlowListenerTable;
    flowDraft: FlowDraftTable;
    flowMigration: FlowMigrationTable;
    flowMigrationFlow: FlowMigrationFlowTable;
  }
}
