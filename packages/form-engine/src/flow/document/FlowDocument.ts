import { type EmptyRule, type OwnRule, type PeopleRule, type RepeatRule } from './PeopleRule.js';
import { type FlowAction, type FlowActionSetting } from './FlowAction.js';
import { type Duration, type TimeLimit } from './TimeLimit.js';

/** Version that is written. */
export const FLOW_DOCUMENT_VERSION = 1;

/**
 * A flow as a sequence of nodes. Branches stand inside their branch node and join at its end by themselves: a flow that
 * cannot run cannot be written down (no join that waits for nothing, no arrow to nowhere).
 */
export interface FlowDocument {
  version: typeof FLOW_DOCUMENT_VERSION;
  start: StartNode;
  /** What follows the start, in order; after the last one the flow is adopted. */
  nodes: FlowNode[];
  settings: FlowSettings;
}

export interface FlowSettings {
  /** When somebody is asked who has approved before in this round. Default `adjacent`. */
  repeat: RepeatRule;
  /** When the launcher is asked about their own flow. Default `ask`. */
  own: OwnRule;
  /** Until when the launcher can revoke: before anybody decided, while it runs, or never. Default `beforeFirst`. */
  revoke: 'beforeFirst' | 'running' | 'never';
}

/** What every node has. `id` is unique in the document and never given again. */
interface NodeBase {
  id: string;
  name: string;
}

/** The launcher fills the form. Its id is `start`. */
export interface StartNode extends NodeBase {
  id: 'start';
  kind: 'start';
  fields: FieldRules;
}

export type FlowNode =
  WorkNode | CirculateNode | BranchNode | SubFlowNode | InterfaceNode | RecordNode | MessageNode | WaitNode | EndNode;

/** Kind of a node, the start included. */
export type FlowNodeKind = FlowNode['kind'] | 'start';

/** People decide (`approver`) or fill in (`handler`: no verdict, so it cannot refuse). */
export interface WorkNode extends NodeBase {
  kind: 'approver' | 'handler';
  /** Who is asked: all that these rules find, each person once, in this order. */
  people: PeopleRule[];
  /** When several are asked. */
  several: Several;
  /** When nobody is found. */
  empty: EmptyRule;
  /** The one task is offered to all, and belongs to whoever signs for it. `several` does not count then. */
  claim: boolean;
  /** What people can do here; an action that is absent is switched off. */
  actions: Partial<Record<FlowAction, FlowActionSetting>>;
  /** Where a refusal leads. */
  refusal: Refusal;
  fields: FieldRules;
  limit?: TimeLimit;
}

/** What a node's people may do with fields by path (`reason`, `items.price`); a path that is absent is `read`. */
export type FieldRules = Record<string, FlowFieldAccess>;

export type FlowFieldAccess = 'hidden' | 'read' | 'write' | 'required';

/** How several people decide. `veto`: one refusal refuses, whatever the share. */
export type Several =
  /** The first verdict decides. */
  | { mode: 'any' }
  /** All at once; everybody must approve, the first refusal refuses. */
  | { mode: 'all' }
  /** One after the other; the first refusal refuses. */
  | { mode: 'inOrder' }
  /** All at once; enough approvals pass, enough refusals refuse. When all have decided and neither was reached, it is refused. */
  | { mode: 'share'; pass: Share; refuse: Share; veto: boolean };

/** A number of people, or a part of those asked in percent (rounded up, at least one); more than are asked are all of them. */
export type Share = { count: number } | { percent: number };

/** Where a refusal leads, and how it goes on from there afterwards: through all nodes again, or straight back to who refused. */
export interface Refusal {
  /**
   * `reject`: to the launcher, the flow is rejected and can be submitted again. `previous`: the work node before. `chosen`: by
   * who refuses. What cannot be gone to (only work nodes that were passed in this round and stand before can) leads to the
   * launcher.
   */
  to: 'reject' | 'previous' | 'chosen' | { nodeId: string };
  then: 'onward' | 'back' | 'chosen';
}

/** Tells people, who read it in their own time; the flow goes on at once. */
export interface CirculateNode extends NodeBase {
  kind: 'circulate';
  people: PeopleRule[];
}

export interface BranchNode extends NodeBase {
  kind: 'branch';
  /**
   * `exclusive`: the first branch whose condition holds. `parallel`: all. `inclusive`: all whose condition holds. A branch
   * without condition is taken by exclusive and inclusive nodes when none of the others is; with no such branch the flow
   * goes on behind the node.
   */
  mode: 'exclusive' | 'parallel' | 'inclusive';
  branches: Branch[];
}

export interface Branch {
  id: string;
  name: string;
  /** Expression over the form; absent = otherwise. Not read by parallel nodes. */
  condition?: string;
  nodes: FlowNode[];
}

/** Starts other flows. */
export interface SubFlowNode extends NodeBase {
  kind: 'subFlow';
  flowId: string;
  /** Values of the new form by expressions over this form (over the row, where there is one per row). */
  values: Record<string, string>;
  /** A subtable: one flow per row. Absent = one. */
  perRow?: string;
  /**
   * Who launches it: whoever launched this flow (also where the rule finds nobody), or the first whom a rule finds: for each row,
   * where there is one per row, whose cells expressions see first and a rule of a field names by their path (`items.buyer`).
   */
  launcher: 'launcher' | PeopleRule;
  /** Whether it waits for all of them to end; `refused` says what a rejected one means then. */
  wait: boolean;
  refused: 'continue' | 'reject';
}

/** Calls a data interface with parameters by expressions; its answer can be stored in fields. */
export interface InterfaceNode extends NodeBase {
  kind: 'interface';
  interfaceId: string;
  params: Record<string, string>;
  /** Fields that take parts of the answer: field path -> path in the answer. */
  store: Record<string, string>;
  failed: FailedRule;
}

/** Creates or changes records of a model. */
export interface RecordNode extends NodeBase {
  kind: 'record';
  modelId: string;
  action: { kind: 'create' } | { kind: 'change'; /** Expression that answers the id. */ id: string };
  /**
   * Values of its fields by expressions over this form; of a record that is changed, `{target.used}` is its own field `used` as
   * it is stored then, which nobody else changes meanwhile.
   */
  values: Record<string, string>;
  failed: FailedRule;
}

/** When a call ends in an error after its retries: stop and ask administrators, go on, or reject the flow. */
export type FailedRule = 'stop' | 'continue' | 'reject';

/** Sends a message template to people; the flow goes on at once. */
export interface MessageNode extends NodeBase {
  kind: 'message';
  templateId: string;
  people: PeopleRule[];
}

/** Waits for a time, for the moment of a date field, or for an event of a record. */
export interface WaitNode extends NodeBase {
  kind: 'wait';
  until:
    | { kind: 'duration'; duration: Duration }
    | { kind: 'field'; path: string; offset?: Duration }
    | {
        kind: 'event';
        modelId: string;
        event: 'created' | 'changed' | 'removed';
        /** Expression that answers the id; absent = any. */ id?: string;
      };
}

/** Ends the whole flow here, whatever else is open. */
export interface EndNode extends NodeBase {
  kind: 'end';
  verdict: 'adopted' | 'rejected';
}
