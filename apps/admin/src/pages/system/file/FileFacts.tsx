import { formatFileSize } from '@smart-admin/ui/format';
import { type FileRow } from './fileRow.js';

/** Size and uploader of a file on a phone: the size is never cut. */
export function FileFacts({ row }: { row: FileRow }) {
  return (
    <>
      <span className="flex-none tabular-nums">{formatFileSize(row.fileSize)}</span>
      {row.creatorUser && (
        <>
          <span aria-hidden className="mx-1.75 size-0.75 flex-none rounded-full bg-(--text-3)" />
          <span className="truncate">{row.creatorUser}</span>
        </>
      )}
    </>
  );
}
