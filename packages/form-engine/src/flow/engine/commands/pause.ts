import { FlowRefused } from '../FlowRefused.js';
import { defineCommand } from './defineCommand.js';

export const pause = defineCommand({
  kinds: ['pause'],
  apply({ state, context }) {
    state.pausedAt = context.now;
  },
});

/** Time limits go on with the time that they had left. */
export const resume = defineCommand({
  kinds: ['resume'],
  whilePaused: true,
  apply({ state, context }) {
    const { pausedAt } = state;
    if (pausedAt === undefined) throw new FlowRefused('status');
    for (const timer of state.timers) timer.at += context.now - pausedAt;
    delete state.pausedAt;
  },
});
