import { defineNode } from './defineNode.js';

export const endNode = defineNode({
  kinds: ['end'],
  undoable: false,
  arrive: (_run, _token, { verdict }) => ({ ends: verdict }),
});
