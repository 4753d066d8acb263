import { FlowRefused } from '../FlowRefused.js';
import { afterRest } from '../timeLimits.js';
import { defineCommand } from './defineCommand.js';

export const pause = defineCommand({
  kinds: ['pause'],
  apply({ state, context }) {
    state.pausedAt = context.now;
  },
});

/** Time limits go on with the time that they had left: those in working time with as much working time. */
export const resume = defineCommand({
  kinds: ['resume'],
  whilePaused: true,
  apply(run) {
    const { state, context } = run;
    const { pausedAt } = state;
    if (pausedAt === undefined) throw new FlowRefused('status');
    Object.assign(state, afterRest(run, state, { from: pausedAt, until: context.now }));
    delete state.pausedAt;
  },
});
