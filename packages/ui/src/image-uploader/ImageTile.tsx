import { CircleX, Download, ImageOff, Pause, Play, RotateCw, Trash2, X } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { type UploadItem, type UploadQueue } from '../uploader/createUploadQueue.js';
import { UploadBar } from '../uploader/FileRow.js';
import { type UploadRow } from '../uploader/uploadedFiles.js';
import { uploaderMessages } from '../uploader/uploaderMessages.js';
import { type UploadedFile, type UploadTransport } from '../uploader/UploadTransport.js';
import { imageAddress } from './imageAddress.js';
import { imageUploaderMessages } from './imageUploaderMessages.js';

/** Twice the size of a tile: sharp on dense screens. */
const THUMBNAIL_WIDTH = 200;

/**
 * One image of an image uploader: the thumbnail opens it large, the strip below it acts.
 * @internal
 */
export function ImageTile({ row, queue, transport, onEnlarge, onDownload, onRemove }: ImageTileProps) {
  const t = useMessages(uploaderMessages);
  const words = useMessages(imageUploaderMessages);
  const { name, file, item } = row;
  const [failed, setFailed] = useState<string>();
  const src = file ? imageAddress(transport, file, THUMBNAIL_WIDTH) : row.key;
  const handleError = () => setFailed(src);
  const picture =
    failed === src ? (
      <span className="grid size-full place-items-center text-3">
        <ImageOff aria-hidden className="size-5" />
      </span>
    ) : file || !item ? (
      <img src={src} alt="" className="size-full object-cover" onError={handleError} />
    ) : (
      <LocalPicture file={item.file} onError={handleError} />
    );
  return (
    <li
      data-slot="image-tile"
      data-state={item?.status ?? 'stored'}
      className="group relative size-22 overflow-hidden rounded-md border border-hairline bg-sunken"
    >
      {file ? (
        <button
          type="button"
          aria-label={words('enlarge', { name })}
          title={name}
          className="block size-full cursor-zoom-in p-0 focus-visible:-outline-offset-2"
          onClick={() => onEnlarge(file)}
        >
          {picture}
        </button>
      ) : (
        <div title={name} className="size-full opacity-50">
          {picture}
        </div>
      )}
      {item && !file && <TileState item={item} />}
      <div className="absolute inset-x-0 bottom-0 flex h-6.5 items-center justify-center gap-0.5 bg-overlay">
        {item && isMoving(item) && act(t('pause', { name }), <Pause aria-hidden />, () => queue.pause(item.id))}
        {item?.status === 'paused' && act(t('resume', { name }), <Play aria-hidden />, () => queue.resume(item.id))}
        {item?.status === 'error' && act(t('retry', { name }), <RotateCw aria-hidden />, () => queue.retry(item.id))}
        {file && onDownload && act(t('download', { name }), <Download aria-hidden />, () => onDownload(file))}
        {onRemove &&
          act(t(file ? 'remove' : 'cancel', { name }), file ? <Trash2 aria-hidden /> : <X aria-hidden />, onRemove)}
      </div>
      {item && !file && <UploadBar item={item} label={t('progress', { name })} />}
    </li>
  );
}

/** What is happening to an image, in the middle of its tile. */
function TileState({ item }: { item: UploadItem }) {
  const t = useMessages(uploaderMessages);
  const { status, progress } = item;
  return (
    <div
      className={cn(
        'absolute inset-x-0 top-0 grid h-15.5 place-content-center justify-items-center gap-0.5 text-12 text-1 tabular-nums',
        status === 'error' && 'text-danger-text',
      )}
    >
      {status === 'error' && <CircleX aria-hidden className="size-4" />}
      {(status === 'waiting' || status === 'check') && <Spinner size={14} />}
      <span role="status" className="rounded-sm bg-raised px-1">
        {t(status)}
      </span>
      {status === 'uploading' && <span className="rounded-sm bg-raised px-1">{progress}%</span>}
    </div>
  );
}

function act(label: string, icon: ReactNode, onClick: () => void) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-6 cursor-pointer place-items-center rounded-sm text-white hover:bg-white/20 focus-visible:-outline-offset-2 focus-visible:outline-white [&>svg]:size-3.5"
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

function isMoving({ status }: UploadItem): boolean {
  return status === 'waiting' || status === 'check' || status === 'uploading';
}

/** A picked image, straight from the disk. */
function LocalPicture({ file, onError }: { file: File; onError: () => void }) {
  // the address lives as long as the element
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" className="size-full object-cover" onError={onError} />;
}

export interface ImageTileProps {
  row: UploadRow;
  queue: UploadQueue;
  transport: UploadTransport | undefined;
  onEnlarge: (file: UploadedFile) => void;
  onDownload: ((file: UploadedFile) => void) | undefined;
  onRemove: (() => void) | undefined;
}
