import { useEffect } from 'react';
import { useHasPage } from '../../app/useHasPage.js';
import { showUnlessShown } from '../../resource/showUnlessShown.js';
import { type FlowDetail } from '../detail/useFlow.js';
import { markRead } from '../markRead.js';

/** Opening a flow that was circulated to somebody is reading it, also from a notice, a link or the flow before it in a list. */
export function useReading({ id, circulated }: FlowDetail, userId: string): void {
  // whoever has no such list has nothing to be read in it
  const hasList = useHasPage('/workFlow/circulate');
  const isUnread = hasList && circulated.some((copy) => copy.id === userId && copy.readTime === null);
  useEffect(() => {
    if (isUnread) void markRead([id]).catch(showUnlessShown);
  }, [id, isUnread]);
}
