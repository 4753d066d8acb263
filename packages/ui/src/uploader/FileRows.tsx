import { lazyPart } from '../lazy/lazyPart.js';
import { Suspense, useState } from 'react';
import { FileRow } from './FileRow.js';
import { downloadFile } from './downloadFile.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { uploaderMessages } from './uploaderMessages.js';
import { type Uploads } from './useUploads.js';
import { type UploadedFile } from './UploadTransport.js';

// the dialog is only needed by those who look
const DocumentPreview = lazyPart(
  () => import('../document-preview/DocumentPreview.js'),
  (module) => module.DocumentPreview,
);

/**
 * The list of an uploader.
 * @internal
 */
export function FileRows({ uploads, isOff, canPreview, canDownload }: FileRowsProps) {
  const t = useMessages(uploaderMessages);
  const [previewed, setPreviewed] = useState<UploadedFile>();
  const { rows, transport, queue } = uploads;
  if (rows.length === 0) return null;
  return (
    <>
      <ul
        aria-label={t('files')}
        className="m-0 grid list-none overflow-hidden rounded-md border border-hairline bg-surface p-0"
      >
        {rows.map((row) => (
          <FileRow
            key={row.key}
            row={row}
            queue={queue}
            onRemove={isOff ? undefined : () => uploads.remove(row)}
            onPreview={canPreview && transport ? setPreviewed : undefined}
            onDownload={canDownload && transport ? (file) => void downloadFile(transport, file) : undefined}
          />
        ))}
      </ul>
      {previewed && (
        <Suspense fallback={null}>
          <DocumentPreview
            open
            file={previewed}
            transport={transport}
            onOpenChange={(open) => !open && setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

export interface FileRowsProps {
  uploads: Uploads;
  /** Nothing can be removed. */
  isOff: boolean;
  canPreview: boolean;
  canDownload: boolean;
}
