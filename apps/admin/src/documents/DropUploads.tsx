import { IconButton } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { cn } from '@smart-admin/ui/cn';
import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { Progress } from '@smart-admin/ui/progress';
import { FileIcon } from '@smart-admin/ui/uploader';
import { ChevronDown, ChevronUp, CircleCheck, CircleX, RotateCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type DropReason, type DropRow } from './createDropUploads.js';
import { documentMessages } from './documentMessages.js';
import { LARGEST_DOCUMENT } from './documentTypes.js';
import { uploadMessages } from './uploadMessages.js';

/** What became of dropped files: below the list, which stays usable. */
export function DropUploads({ rows, onRetry, onClear }: DropUploadsProps) {
  const t = useMessages(documentMessages);
  const u = useMessages(uploadMessages);
  const [isFolded, setFolded] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    return () => {
      // the page left for good; one that is only in the background goes on
      if (!element?.isConnected) onClear();
    };
  }, [onClear]);
  const isOpen = ({ state }: DropRow) => state === 'waiting' || state === 'sending' || state === 'failed';
  const pending = rows.filter(isOpen).length;
  const wrong = rows.filter(({ state }) => state === 'refused' || state === 'failed').length;
  const sent = rows.reduce((sum, row) => sum + (isOpen(row) ? (row.size * row.progress) / 100 : row.size), 0);
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const close = async () => {
    if (pending === 0 || (await confirm({ description: t('leave', { count: pending }), confirmText: t('close') })))
      onClear();
  };
  // what is done already is of less use than what is under way or went wrong
  const shown = [...rows].sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b))).slice(0, MOST_SHOWN);
  const title = pending > 0 ? u('uploading', { count: pending }) : u('uploadsDone', { count: rows.length - wrong });
  return (
    <section
      ref={root}
      aria-label={u('uploads')}
      className="flex max-h-64 flex-none flex-col border-t border-hairline bg-surface"
    >
      <header className="flex h-10 flex-none items-center gap-2 pr-2 pl-4">
        <span role="status" className="min-w-0 truncate font-medium">
          {title}
        </span>
        {wrong > 0 && <span className="flex-none text-danger-text">{u('uploadsRefused', { count: wrong })}</span>}
        {pending > 0 && (
          <Progress
            aria-label={title}
            value={size === 0 ? null : (sent / size) * 100}
            className="ml-2 w-40 phone:hidden"
          />
        )}
        <span className="flex-1" />
        <IconButton pane label={u(isFolded ? 'unfold' : 'fold')} onClick={() => setFolded(!isFolded)}>
          {isFolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
        <IconButton pane label={t('close')} onClick={() => void close()}>
          <X aria-hidden />
        </IconButton>
      </header>
      {!isFolded && (
        <ul aria-label={u('uploads')} className="m-0 min-h-0 list-none overflow-y-auto border-t border-hairline p-0">
          {shown.map((row) => (
            <li
              key={row.id}
              data-state={row.state}
              className="flex min-h-9 items-center gap-2 border-hairline py-1 pr-2 pl-4 not-first:border-t"
            >
              <FileIcon name={row.name} />
              <span className="min-w-0 flex-1 truncate" title={row.path}>
                {row.path}
              </span>
              <UploadState row={row} />
              {row.state === 'failed' && (
                <IconButton pane label={u('again', { name: row.name })} onClick={() => onRetry(row.id)}>
                  <RotateCw aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
          {rows.length > shown.length && (
            <li className="py-2 pl-4 text-12 text-3">{u('moreUploads', { count: rows.length - shown.length })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

/** Lines that are drawn at once. */
const MOST_SHOWN = 100;

const isQuiet = ({ state }: DropRow) => state === 'done' || state === 'skipped';

function UploadState({ row: { state, size, progress, reason } }: { row: DropRow }) {
  const u = useMessages(uploadMessages);
  const message = reason && wordsOf(reason, u);
  const isWrong = state === 'refused' || state === 'failed';
  return (
    <span
      title={message}
      className={cn(
        'flex max-w-3/5 flex-none items-center gap-1 text-12 text-3 tabular-nums [&>svg]:size-3.5 [&>svg]:flex-none',
        state === 'done' && 'text-success-text',
        isWrong && 'text-danger-text',
      )}
    >
      {state === 'done' && <CircleCheck aria-hidden />}
      {isWrong && <CircleX aria-hidden />}
      <span className="truncate">
        {(isWrong && message) || u(`state_${state}`)}
        {state === 'sending' && ` ${progress}%`}
        {state === 'waiting' && ` ${formatFileSize(size)}`}
      </span>
    </span>
  );
}

function wordsOf(reason: DropReason, u: Translate<keyof (typeof uploadMessages)['zh']>): string {
  switch (reason.kind) {
    case 'empty':
      return u('emptyFile');
    case 'tooLarge':
      return u('tooLarge', { size: `${LARGEST_DOCUMENT} GB` });
    case 'noRoom':
      return u('noRoomLeft', { free: formatFileSize(reason.free) });
    case 'unreadable':
      return u('unreadable');
    case 'said':
      return reason.text;
  }
}

interface DropUploadsProps {
  rows: readonly DropRow[];
  onRetry: (id: string) => void;
  /** Stops what is on its way and forgets all; keeps its identity. */
  onClear: () => void;
}
