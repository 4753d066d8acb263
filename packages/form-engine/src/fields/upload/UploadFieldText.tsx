import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense } from 'react';
import { storedFiles } from '../../core/kinds/upload/fileValue.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { type FieldTextViewProps } from '../FieldViews.js';
import { LazyImageUploader, LazyUploader } from './lazyUploaders.js';

/** The files of a record, to be looked at and saved. */
export function FilesText({ value, label }: FieldTextViewProps) {
  const { uploads } = useFormDataSources();
  return (
    <Suspense fallback={<Skeleton className="h-12" />}>
      <LazyUploader readOnly value={storedFiles(value)} transport={uploads} aria-label={label} />
    </Suspense>
  );
}

/** The images of a record, to be looked at and saved. */
export function ImagesText({ value, label }: FieldTextViewProps) {
  const { uploads } = useFormDataSources();
  return (
    <Suspense fallback={<Skeleton className="h-12" />}>
      <LazyImageUploader readOnly value={storedFiles(value)} transport={uploads} aria-label={label} />
    </Suspense>
  );
}
