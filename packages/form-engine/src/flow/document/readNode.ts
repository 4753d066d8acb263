import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import {
  type Branch,
  type FlowNode,
  type Refusal,
  type Several,
  type Share,
  type WaitNode,
  type WorkNode,
} from './FlowDocument.js';
import { type FlowAction, type FlowActionSetting } from './FlowAction.js';
import {
  byKey,
  byKind,
  listOf,
  literal,
  objectOf,
  oneOf,
  optional,
  type Read,
  readBoolean,
  readId,
  readString,
  recordOf,
  wholeOf,
} from './read.js';
import { readDuration, readEmptyRule, readPeopleRules, readTimeLimit } from './readPeople.js';

type NodeOf<Kind extends FlowNode['kind']> = FlowNode & { kind: Kind };

/** Most of each that one flow may hold. */
export const FLOW_LIMITS = {
  nodes: 500,
  /** Sequences inside of each other, the flow itself included. */
  depth: 10,
} as const;

const base = { id: readId, name: readString };
const expressions = recordOf(readString);
const demand = oneOf('required', 'optional', 'off');
const action = optional(
  objectOf<FlowActionSetting>({ name: optional(readString), comment: demand, signature: demand }),
);
const failed = oneOf('stop', 'continue', 'reject');

const readShare: Read<Share> = (raw, path) =>
  typeof raw === 'object' && raw !== null && 'percent' in raw
    ? objectOf<{ percent: number }>({ percent: wholeOf(1, 100) })(raw, path)
    : objectOf<{ count: number }>({ count: wholeOf(1, 1000) })(raw, path);

const readSeveral: Read<Several> = byKey<Several, 'mode'>('mode', {
  any: objectOf<{ mode: 'any' }>({ mode: literal('any') }),
  all: objectOf<{ mode: 'all' }>({ mode: literal('all') }),
  inOrder: objectOf<{ mode: 'inOrder' }>({ mode: literal('inOrder') }),
  share: objectOf<Several & { mode: 'share' }>({
    mode: literal('share'),
    pass: readShare,
    refuse: readShare,
    veto: readBoolean,
  }),
});

const readRefusal = objectOf<Refusal>({
  to: (raw, path) =>
    typeof raw === 'string'
      ? oneOf('reject', 'previous', 'chosen')(raw, path)
      : objectOf<{ nodeId: string }>({ nodeId: readId })(raw, path),
  then: oneOf('onward', 'back', 'chosen'),
});

const readActions = objectOf<Partial<Record<FlowAction, FlowActionSetting>>>({
  approve: action,
  refuse: action,
  transfer: action,
  assist: action,
  addBefore: action,
  addAfter: action,
  addBeside: action,
  removeAdded: action,
  takeBack: action,
  circulate: action,
  comment: action,
  print: action,
});

const readWork = objectOf<WorkNode>({
  ...base,
  kind: oneOf('approver', 'handler'),
  people: readPeopleRules,
  several: readSeveral,
  empty: readEmptyRule,
  claim: readBoolean,
  actions: readActions,
  refusal: readRefusal,
  fields: recordOf(oneOf('hidden', 'read', 'write', 'required')),
  limit: optional(readTimeLimit),
});

const readBranch: Read<Branch> = (raw, path) => {
  if (path.split('.branches[').length > FLOW_LIMITS.depth)
    throw new FormDocumentError('limit', path, `is more than ${FLOW_LIMITS.depth} deep`);
  return objectOf<Branch>({ ...base, condition: optional(readString), nodes: listOf(readNode) })(raw, path);
};

type Until<Kind extends WaitNode['until']['kind']> = WaitNode['until'] & { kind: Kind };

/** A node with all that stands inside of it. */
export const readNode: Read<FlowNode> = byKind<FlowNode>({
  approver: (raw, path) => readWork(raw, path) as NodeOf<'approver'>,
  handler: (raw, path) => readWork(raw, path) as NodeOf<'handler'>,
  circulate: objectOf<NodeOf<'circulate'>>({ ...base, kind: literal('circulate'), people: readPeopleRules }),
  branch: objectOf<NodeOf<'branch'>>({
    ...base,
    kind: literal('branch'),
    mode: oneOf('exclusive', 'parallel', 'inclusive'),
    branches: listOf(readBranch),
  }),
  subFlow: objectOf<NodeOf<'subFlow'>>({
    ...base,
    kind: literal('subFlow'),
    flowId: readId,
    values: expressions,
    perRow: optional(readId),
    launcher: (raw, path) => {
      if (raw === 'launcher') return raw;
      const [rule] = readPeopleRules([raw], path);
      return rule ?? 'launcher';
    },
    wait: readBoolean,
    refused: oneOf('continue', 'reject'),
  }),
  interface: objectOf<NodeOf<'interface'>>({
    ...base,
    kind: literal('interface'),
    interfaceId: readId,
    params: expressions,
    store: recordOf(readString),
    failed,
  }),
  record: objectOf<NodeOf<'record'>>({
    ...base,
    kind: literal('record'),
    modelId: readId,
    action: byKind<NodeOf<'record'>['action']>({
      create: objectOf<{ kind: 'create' }>({ kind: literal('create') }),
      change: objectOf<{ kind: 'change'; id: string }>({ kind: literal('change'), id: readString }),
    }),
    values: expressions,
    failed,
  }),
  message: objectOf<NodeOf<'message'>>({
    ...base,
    kind: literal('message'),
    templateId: readId,
    people: readPeopleRules,
  }),
  wait: objectOf<NodeOf<'wait'>>({
    ...base,
    kind: literal('wait'),
    until: byKind<WaitNode['until']>({
      duration: objectOf<Until<'duration'>>({ kind: literal('duration'), duration: readDuration }),
      field: objectOf<Until<'field'>>({ kind: literal('field'), path: readId, offset: optional(readDuration) }),
      event: objectOf<Until<'event'>>({
        kind: literal('event'),
        modelId: readId,
        event: oneOf('created', 'changed', 'removed'),
        id: optional(readString),
      }),
    }),
  }),
  end: objectOf<NodeOf<'end'>>({ ...base, kind: literal('end'), verdict: oneOf('adopted', 'rejected') }),
});
