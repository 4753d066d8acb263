import { FileIcon } from '@smart-admin/ui/uploader';
import { uploads } from '../../../resource/uploads.js';
import { uploadedFile, type FileRow } from './fileRow.js';

const THUMBNAIL_WIDTH = 100;

/** A file by its thumbnail or the icon of its kind, and its name. */
export function FileName({ row }: { row: FileRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {row.isImage ? (
        <img
          src={uploads.imageUrl(uploadedFile(row), THUMBNAIL_WIDTH)}
          alt=""
          loading="lazy"
          className="size-6 flex-none rounded-sm border border-hairline bg-sunken object-cover"
        />
      ) : (
        <span className="grid size-6 flex-none place-items-center">
          <FileIcon name={`${row.fullName}.${row.fileExtension}`} />
        </span>
      )}
      <span className="truncate" title={row.fullName}>
        {row.fullName}
      </span>
    </span>
  );
}
