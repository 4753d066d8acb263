import { createId } from '@smart-admin/ui/random';
import { useRef } from 'react';

/**
 * A key for each content that is sent: the same while somebody sends the same again, because the answer did not come;
 * once it is saved, equal content is another record.
 */
export function useCallKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (text !== last.current.content) last.current = { content: text, key: createId() };
      return last.current.key;
    },
    forget: () => {
      last.current = { content: '', key: '' };
    },
  };
}
