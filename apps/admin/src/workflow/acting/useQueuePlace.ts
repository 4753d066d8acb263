import { useNavigate } from 'react-router';
import { type FlowQueue, openFlow } from '../flowQueue.js';

/** Where a flow stands in the list that it was opened from, and how to go on in it. */
export function useQueuePlace(id: string, { ids }: FlowQueue): QueuePlace {
  const navigate = useNavigate();
  const index = ids.indexOf(id);
  const to = (other: string | undefined) =>
    other === undefined || index < 0 ? undefined : () => openFlow(navigate, other, ids);
  return {
    place: index + 1,
    count: index < 0 ? 0 : ids.length,
    previous: to(ids[index - 1]),
    next: to(ids[index + 1]),
  };
}

/** From 1; the steps that there are. */
export type QueuePlace = {
  place: number;
  count: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
};
