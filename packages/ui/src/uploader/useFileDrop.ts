import { useRef, type ClipboardEvent, type DragEvent } from 'react';

/**
 * Handlers of an element that takes dropped and pasted files.
 * @internal
 */
export function useFileDrop({ onFiles, onOverChange }: FileDropOptions) {
  // entering a child leaves its parent: only the balance tells whether the pointer is still inside
  const depth = useRef(0);
  const move = (step: number) => {
    depth.current = Math.max(0, depth.current + step);
    onOverChange(depth.current > 0);
  };
  const take = (data: DataTransfer | null) => {
    const files = filesOf(data);
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  };
  return {
    onDragEnter(event: DragEvent) {
      if (hasFiles(event)) move(1);
    },
    onDragLeave(event: DragEvent) {
      if (hasFiles(event)) move(-1);
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop(event: DragEvent) {
      depth.current = 0;
      onOverChange(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer);
    },
    onPaste(event: ClipboardEvent) {
      if (take(event.clipboardData)) event.preventDefault();
    },
  };
}

export interface FileDropOptions {
  onFiles: (files: readonly File[]) => void;
  /** Whether files hover over the element. */
  onOverChange: (isOver: boolean) => void;
}

function hasFiles(event: DragEvent): boolean {
  return [...event.dataTransfer.types].includes('Files');
}

/** Files without folders, which browsers hand over as files that cannot be read. */
function filesOf(data: DataTransfer | null): File[] {
  if (!data) return [];
  const items = [...data.items].filter((item) => item.kind === 'file');
  if (items.length === 0) return [...data.files];
  return items.flatMap((item) => {
    if (item.webkitGetAsEntry?.()?.isDirectory) return [];
    const file = item.getAsFile();
    return file ? [file] : [];
  });
}
