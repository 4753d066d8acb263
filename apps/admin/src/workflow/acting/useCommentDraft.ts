import { useMemo, useState } from 'react';
import { useSession } from '../../app/sessionStore.js';
import { createDrafts } from '../../resource/drafts.js';

/** The opinion that somebody writes on a flow; it outlives a reload, an ended session and a look at the next flow. */
export function useCommentDraft(id: string): readonly [string, (comment: string) => void] {
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const drafts = useMemo(() => createDrafts(userId), [userId]);
  const key = `flow.${id}`;
  const [comment, setComment] = useState(() => String(drafts.read(key)?.values.comment ?? ''));
  const change = (text: string) => {
    setComment(text);
    if (text === '') drafts.remove(key);
    else drafts.write(key, { values: { comment: text }, time: Date.now() });
  };
  return [comment, change];
}
