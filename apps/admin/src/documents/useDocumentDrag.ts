import { useRef, useState, type DragEvent } from 'react';
import { type DocumentRow } from './documentTypes.js';

/** Where documents can be dropped: a folder by its id, the top of the own store, the recycle bin. */
export type DropTarget = 'top' | 'bin' | { folderId: string };

/** Documents that are dragged onto folders; the browser's own drag, so that lists scroll beneath it. */
export function useDocumentDrag({ onDrop }: DocumentDragOptions) {
  const dragged = useRef<readonly DocumentRow[]>([]);
  const [over, setOver] = useState('');
  const takes = (target: DropTarget) =>
    dragged.current.length > 0 &&
    (typeof target === 'string' || dragged.current.every(({ id }) => id !== target.folderId));
  const dropProps = (target: DropTarget) => {
    const key = typeof target === 'string' ? target : target.folderId;
    return {
      'data-over': over === key || undefined,
      onDragOver(event: DragEvent) {
        if (!takes(target)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        if (over !== key) setOver(key);
      },
      onDragLeave() {
        setOver((current) => (current === key ? '' : current));
      },
      onDrop(event: DragEvent) {
        if (!takes(target)) return;
        event.preventDefault();
        const rows = dragged.current;
        dragged.current = [];
        setOver('');
        onDrop(rows, target);
      },
    };
  };
  /** `rows` are those that go together: all that are chosen, where the one under the pointer is. */
  const dragProps = (rows: () => readonly DocumentRow[]) => ({
    draggable: true,
    onDragStart(event: DragEvent) {
      dragged.current = rows();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', dragged.current.map(({ name }) => name).join('\n'));
    },
    onDragEnd() {
      dragged.current = [];
      setOver('');
    },
  });
  return { dragProps, dropProps };
}

interface DocumentDragOptions {
  onDrop: (rows: readonly DocumentRow[], target: DropTarget) => void;
}
