import { useRef } from 'react';
import { type FieldViewProps } from '../FieldViewProps.js';
import { storedFiles, type FileValue, withPending } from '../../core/kinds/upload/fileValue.js';

/** Handlers of an uploader whose field knows of the files that are still on their way. */
export function usePendingFiles({ value, onValueChange }: Pick<FieldViewProps, 'value' | 'onValueChange'>) {
  const pending = useRef(0);
  return {
    onValueChange: (files: FileValue[]) => onValueChange(withPending(files, pending.current)),
    onPendingChange(count: number) {
      pending.current = count;
      onValueChange(withPending(storedFiles(value), count));
    },
  };
}
