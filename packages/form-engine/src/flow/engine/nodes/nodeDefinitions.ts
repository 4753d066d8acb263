import { type FlowNode } from '../../document/FlowDocument.js';
import { branchNode } from './branchNode.js';
import { callNode } from './callNode.js';
import { type NodeDefinition } from './defineNode.js';
import { endNode } from './endNode.js';
import { subFlowNode } from './subFlowNode.js';
import { tellNode } from './tellNode.js';
import { waitNode } from './waitNode.js';
import { workNode } from './workNode.js';

/** Every kind of node. */
const nodeDefinitions: readonly NodeDefinition<FlowNode['kind']>[] = [
  workNode,
  tellNode,
  branchNode,
  subFlowNode,
  callNode,
  waitNode,
  endNode,
];

const byKind = new Map(nodeDefinitions.flatMap((definition) => definition.kinds.map((kind) => [kind, definition])));

/** What the kind of a node does. */
export function definitionOf({ kind }: FlowNode): NodeDefinition<FlowNode['kind']> {
  const definition = byKind.get(kind);
  if (!definition) throw new Error(`There are no nodes of the kind ${kind}`);
  return definition;
}
