import { cn } from '@smart-admin/ui/cn';
import { FileIcon } from '@smart-admin/ui/uploader';
import { Folder } from 'lucide-react';
import { uploads } from '../resource/uploads.js';
import { storedFile, type DocumentRow } from './documentTypes.js';

/** A document by its thumbnail, or the icon of its kind. */
export function DocumentIcon({ row, isLarge = false }: { row: DocumentRow; isLarge?: boolean }) {
  if (row.kind === 'folder')
    return <Folder aria-hidden strokeWidth={1.5} className={cn('flex-none text-primary-text', sizeOf(isLarge))} />;
  if (!row.isImage) return <FileIcon name={row.name} className={sizeOf(isLarge)} />;
  return (
    <img
      src={uploads.imageUrl(storedFile(row), isLarge ? 320 : 80)}
      alt=""
      loading="lazy"
      draggable={false}
      className={cn(
        'flex-none rounded-sm border border-hairline bg-sunken object-cover',
        isLarge ? 'h-16 w-full' : 'size-5',
      )}
    />
  );
}

function sizeOf(isLarge: boolean): string {
  return isLarge ? 'size-12' : 'size-5';
}
