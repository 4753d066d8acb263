import { arrive, finish } from '../advance.js';
import { FlowRefused } from '../FlowRefused.js';
import { type Token } from '../FlowState.js';
import { putBack } from '../pieces.js';
import { nextId } from '../Run.js';
import { actorOf } from './ownTask.js';
import { defineCommand } from './defineCommand.js';

/**
 * The launcher submits, for the first time or again after a refusal or after they revoked it: a new round. What a refusal
 * suspended is put back; otherwise the flow begins with its first node.
 */
export const submit = defineCommand({
  kinds: ['submit'],
  statuses: ['rejected', 'revoked'],
  apply(run, command) {
    const { state, flow } = run;
    if (state.launcher !== actorOf(command)) throw new FlowRefused('notYours');
    state.status = 'running';
    state.round += 1;
    state.choices = { ...state.choices, ...command.choices };
    state.passed = [];
    delete state.came;
    const { suspended } = state;
    delete state.suspended;
    if (suspended) return putBack(run, suspended, 'rested');
    const [first] = flow.nodes;
    const root: Token = { id: nextId(run, 'k'), nodeId: first?.id ?? 'start' };
    state.tokens.push(root);
    if (first) arrive(run, root);
    else finish(run, 'adopted');
  },
});
