import { type FlowDetail } from './useFlow.js';

export type OwnTask = FlowDetail['tasks'][number];

/** The task that the page is about: one that can be decided, else one to sign for, else one that waits for others. */
export function taskInHand(tasks: readonly OwnTask[]): OwnTask | undefined {
  return ['open', 'offered', 'waiting'].map((state) => tasks.find((task) => task.state === state)).find(Boolean);
}
