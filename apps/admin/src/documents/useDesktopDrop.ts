import { useRef, useState, type DragEvent } from 'react';

/** Handlers of an element that takes files of the desk as they are dropped; nothing where `onDrop` is undefined. */
export function useDesktopDrop(onDrop: ((data: DataTransfer) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  // entering a child leaves its parent: only the balance tells whether the pointer is still inside
  const depth = useRef(0);
  const move = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && move(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && move(-1),
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      // without it the browser would open the file in place of the page
      event.preventDefault();
      event.dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
    },
    onDrop(event: DragEvent) {
      depth.current = 0;
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onDrop?.(event.dataTransfer);
    },
  };
  return { handlers, isOver: isOver && onDrop !== undefined };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
