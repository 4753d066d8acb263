import { type FlowNode } from '../../document/FlowDocument.js';
import { type Token } from '../FlowState.js';
import { type Run } from '../Run.js';

export type NodeOf<Kind extends FlowNode['kind']> = FlowNode & { kind: Kind };

/** What a kind of node does. */
export interface NodeDefinition<Kind extends FlowNode['kind']> {
  kinds: readonly Kind[];
  /** Whether arriving here can be undone: nothing has been told or done outside of the flow. */
  undoable: boolean;
  /** A token has come to the node. */
  arrive(run: Run, token: Token, node: NodeOf<Kind>): Arrival;
  /** The people of the question `tell` are known. */
  told?(run: Run, node: NodeOf<Kind>, userIds: string[]): void;
}

/** What a token does at a node: goes on at once; waits (for an activity or a question); waits for these tokens; ends the whole flow. */
export type Arrival = 'passed' | 'waits' | { into: Token[] } | { ends: 'adopted' | 'rejected' };

export function defineNode<Kind extends FlowNode['kind']>(definition: NodeDefinition<Kind>): NodeDefinition<Kind> {
  return definition;
}
