import { History, X } from 'lucide-react';
import { IconButton } from '../button/IconButton.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type UploadItem } from './createUploadQueue.js';
import { uploaderMessages } from './uploaderMessages.js';
import { forgetUpload, unfinishedUploads } from './uploadRecords.js';

/**
 * Uploads that a reload cut off: the browser may not open the files again by itself, the person can.
 * @internal
 */
export function UnfinishedUploads({ type, items, onForget }: UnfinishedUploadsProps) {
  const t = useMessages(uploaderMessages);
  const records = unfinishedUploads(type).filter(
    ({ name, size }) => !items.some((item) => item.name === name && item.size === size),
  );
  if (records.length === 0) return null;
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {records.map((record) => (
        <li
          key={record.identifier}
          className="flex min-w-0 items-center gap-2 rounded-md bg-info-soft py-1 pr-1 pl-3 text-12 text-1"
        >
          <History aria-hidden className="size-4 flex-none text-info-text" />
          <span className="min-w-0 flex-1 break-words">{t('unfinished', { name: record.name })}</span>
          <IconButton
            pane
            label={t('forget', { name: record.name })}
            onClick={() => {
              forgetUpload(record);
              onForget();
            }}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

export interface UnfinishedUploadsProps {
  type: string;
  /** Files that were picked again are not named. */
  items: readonly UploadItem[];
  onForget: () => void;
}
