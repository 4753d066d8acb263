import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense } from 'react';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { storedFiles } from '../../core/kinds/upload/fileValue.js';
import { LazyImageUploader, LazyUploader } from './lazyUploaders.js';

/** The files or images of a record, to be looked at and saved. */
export function UploadFieldText({ kind, value, label }: UploadFieldTextProps) {
  const { uploads } = useFormDataSources();
  const List = kind === 'uploadImg' ? LazyImageUploader : LazyUploader;
  return (
    <Suspense fallback={<Skeleton className="h-12" />}>
      <List readOnly value={storedFiles(value)} transport={uploads} aria-label={label} />
    </Suspense>
  );
}

export interface UploadFieldTextProps {
  kind: 'uploadFile' | 'uploadImg';
  value: unknown;
  label: string;
}
