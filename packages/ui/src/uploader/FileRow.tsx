import { CircleCheck, CircleX, Download, Eye, Pause, Play, RotateCw, Trash2, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { formatFileSize } from '../format/formatFileSize.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { type UploadItem, type UploadQueue } from './createUploadQueue.js';
import { FileIcon } from './FileIcon.js';
import { type UploadRow } from './uploadedFiles.js';
import { uploaderMessages } from './uploaderMessages.js';
import { type UploadedFile } from './UploadTransport.js';

/**
 * One file: icon, name, size, what is happening to it, and what can be done.
 * @internal
 */
export function FileRow({ row, queue, onRemove, onPreview, onDownload }: FileRowProps) {
  const t = useMessages(uploaderMessages);
  const { name, file, item } = row;
  const status = item?.status;
  const isMoving = status === 'check' || status === 'uploading' || status === 'waiting';
  const act = (label: string, icon: ReactNode, action: () => void) => (
    <IconButton pane label={label} onClick={action}>
      {icon}
    </IconButton>
  );
  return (
    <li
      data-slot="file-row"
      data-state={status ?? 'stored'}
      className="relative flex min-h-12 min-w-0 items-center gap-2.5 border-hairline py-1 pr-1.5 pl-3 not-first:border-t"
    >
      <FileIcon name={name} />
      <div className="min-w-0 flex-1">
        <div className="truncate text-13 text-1" title={name}>
          {name}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-12 text-3">
          {row.size !== undefined && <span className="tabular-nums">{formatFileSize(row.size)}</span>}
          {item && <FileState item={item} />}
        </div>
      </div>
      <div className="flex flex-none items-center">
        {item && isMoving && act(t('pause', { name }), <Pause aria-hidden />, () => queue.pause(item.id))}
        {item && status === 'paused' && act(t('resume', { name }), <Play aria-hidden />, () => queue.resume(item.id))}
        {item && status === 'error' && act(t('retry', { name }), <RotateCw aria-hidden />, () => queue.retry(item.id))}
        {file && onPreview && act(t('preview', { name }), <Eye aria-hidden />, () => onPreview(file))}
        {file && onDownload && act(t('download', { name }), <Download aria-hidden />, () => onDownload(file))}
        {onRemove &&
          act(t(file ? 'remove' : 'cancel', { name }), file ? <Trash2 aria-hidden /> : <X aria-hidden />, onRemove)}
      </div>
      {item && !file && <UploadBar item={item} label={t('progress', { name })} />}
    </li>
  );
}

/**
 * What is happening to a file, in words.
 * @internal
 */
export function FileState({ item }: { item: UploadItem }) {
  const t = useMessages(uploaderMessages);
  const { status, progress, resumedAt, message } = item;
  const percent = status === 'uploading' || status === 'check' || (status === 'paused' && progress > 0);
  return (
    <span
      className={cn(
        'inline-flex min-w-0 items-center gap-1 tabular-nums [&>svg]:size-3.5 [&>svg]:flex-none',
        status === 'success' && 'text-success-text',
        status === 'error' && 'text-danger-text',
      )}
    >
      {status === 'success' && <CircleCheck aria-hidden />}
      {status === 'error' && <CircleX aria-hidden />}
      {status === 'paused' && <Pause aria-hidden />}
      {status === 'check' && <Spinner size={12} />}
      <span role="status" className="flex-none">
        {t(status)}
      </span>
      {percent && <span>{progress}%</span>}
      {status === 'uploading' && resumedAt > 0 && <span>{t('resumed', { percent: resumedAt })}</span>}
      {status === 'error' && message && (
        <span className="truncate text-3" title={message}>
          {message}
        </span>
      )}
    </span>
  );
}

/**
 * Two pixels of progress at the lower edge.
 * @internal
 */
export function UploadBar({ item, label }: { item: UploadItem; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={item.progress}
      className="absolute inset-x-0 bottom-0 h-0.5 bg-neutral-soft-hover"
    >
      <div
        className={cn(
          'h-full transition-[width] duration-(--dur-2)',
          item.status === 'error' ? 'bg-danger-edge' : item.status === 'paused' ? 'bg-warning-edge' : 'bg-primary-edge',
        )}
        style={{ width: `${item.progress}%` }}
      />
    </div>
  );
}

export interface FileRowProps {
  row: UploadRow;
  queue: UploadQueue;
  onRemove: (() => void) | undefined;
  onPreview: ((file: UploadedFile) => void) | undefined;
  onDownload: ((file: UploadedFile) => void) | undefined;
}
