import { ask } from '../Run.js';
import { defineNode } from './defineNode.js';

export const tellNode = defineNode({
  kinds: ['circulate', 'message'],
  undoable: false,
  arrive(run, token, { id }) {
    ask(run, id, { kind: 'tell', tokenId: token.id });
    return 'waits';
  },
  told(run, { kind, id: nodeId }, userIds) {
    run.told.push({ kind: kind === 'message' ? 'message' : 'circulated', nodeId, userIds });
  },
});
