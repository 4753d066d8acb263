import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { migrateDocument, type Migration } from '../../core/document/migrateDocument.js';
import { parseStored } from '../../core/document/readWire.js';
import { FLOW_DOCUMENT_VERSION, type FlowDocument, type FlowNode } from './FlowDocument.js';
import { indexFlow } from './indexFlow.js';
import { listOf, literal, objectOf, oneOf, type Read, readString, recordOf } from './read.js';
import { FLOW_LIMITS, readNode } from './readNode.js';

/** From one version to the next; none yet. */
const migrations: readonly Migration[] = [];

const readVersion: Read<typeof FLOW_DOCUMENT_VERSION> = () => FLOW_DOCUMENT_VERSION;
const readFields = recordOf(oneOf('hidden', 'read', 'write', 'required'));

/**
 * Reads a stored flow, as text or as parsed JSON. Strict: an unknown kind or key, a wrong shape, an id given twice and a flow
 * that is too large are a FormDocumentError with the place. What a designer should mend in a flow that can be read says
 * `flowProblems`.
 */
export function decodeFlowDocument(stored: unknown): FlowDocument {
  const wire = migrateDocument(parseStored(stored), FLOW_DOCUMENT_VERSION, migrations);
  const flow = readFlow(wire, '');
  const index = indexFlow(flow);
  takeIds(flow.nodes, new Set(['start']), 'nodes');
  if (index.size > FLOW_LIMITS.nodes)
    throw new FormDocumentError('limit', 'nodes', `are ${index.size}, at most ${FLOW_LIMITS.nodes} can be run`);
  return flow;
}

const readFlow = objectOf<FlowDocument>({
  version: readVersion,
  start: objectOf<FlowDocument['start']>({
    id: literal('start'),
    kind: literal('start'),
    name: readString,
    fields: readFields,
  }),
  nodes: listOf(readNode),
  settings: objectOf<FlowDocument['settings']>({
    repeat: oneOf('each', 'once', 'adjacent'),
    own: oneOf('ask', 'pass', 'superior'),
    revoke: oneOf('beforeFirst', 'running', 'never'),
  }),
});

/** Ids of nodes and of branches are one space: a flow that moves to a new version names both alike. */
function takeIds(nodes: readonly FlowNode[], ids: Set<string>, path: string): void {
  const take = (id: string, where: string) => {
    if (ids.has(id)) throw new FormDocumentError('duplicate', `${where}.id`, `"${id}" is used twice`);
    ids.add(id);
  };
  nodes.forEach((node, at) => {
    const here = `${path}[${at}]`;
    take(node.id, here);
    if (node.kind !== 'branch') return;
    node.branches.forEach((branch, of) => {
      take(branch.id, `${here}.branches[${of}]`);
      takeIds(branch.nodes, ids, `${here}.branches[${of}].nodes`);
    });
  });
}
