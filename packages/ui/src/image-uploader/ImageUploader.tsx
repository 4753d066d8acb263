import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { DEFAULT_FILE_SIZE, type FileSizeUnit } from '../format/formatFileSize.js';
import { ImagePreview } from '../image/ImagePreview.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { toast } from '../toast/toast.js';
import { downloadFile } from '../uploader/downloadFile.js';
import { isAccepted, isSmallEnough } from '../format/fileRules.js';
import { type UploadedFile, type UploadTransport } from '../uploader/UploadTransport.js';
import { useFileDrop } from '../uploader/useFileDrop.js';
import { useUploads } from '../uploader/useUploads.js';
import { imageAddress } from './imageAddress.js';
import { ImageTile } from './ImageTile.js';
import { imageUploaderMessages } from './imageUploaderMessages.js';

/**
 * Images of a form as thumbnails that open large. Needs a transport by prop or by `UploadTransportProvider`. Disabled and
 * read-only ones show their images alone.
 */
export function ImageUploader({
  value,
  defaultValue,
  onValueChange,
  transport: ownTransport,
  type = 'annex',
  limit = 0,
  fileSize = DEFAULT_FILE_SIZE.size,
  sizeUnit = DEFAULT_FILE_SIZE.unit,
  beforeUpload,
  onPendingChange,
  tip,
  canDownload = true,
  className,
  ...control
}: ImageUploaderProps) {
  const t = useMessages(imageUploaderMessages);
  const state = useControlState(control);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const innerId = useId();
  const [shown, setShown] = useState<number>();
  const [isOver, setOver] = useState(false);
  const isOff = state.disabled || state.readOnly;
  const refuseMore = () => toast.warning(t('tooMany', { limit }));
  const uploads = useUploads({
    value,
    defaultValue,
    onValueChange,
    transport: ownTransport,
    type,
    limit,
    beforeUpload,
    onPendingChange,
    root,
    onTooMany: refuseMore,
    refusal(file) {
      if (!isAccepted(file, 'image/*')) return t('notImage');
      return isSmallEnough(file, fileSize, sizeUnit) ? undefined : t('tooLarge', { size: fileSize, unit: sizeUnit });
    },
  });
  const drop = useFileDrop({ onFiles: uploads.add, onOverChange: setOver });
  const { rows, files, transport } = uploads;
  const labelId = state.aria['aria-labelledby'];
  const addId = state.id ?? innerId;
  return (
    <div
      ref={root}
      role="group"
      aria-label={state.aria['aria-label'] ?? (labelId ? undefined : t('images'))}
      aria-labelledby={labelId}
      aria-describedby={state.aria['aria-describedby']}
      data-slot="image-uploader"
      data-disabled={state.disabled || undefined}
      data-readonly={state.readOnly || undefined}
      className={cn('min-w-0', className)}
      {...(isOff ? {} : drop)}
    >
      <div className="flex flex-wrap gap-2">
        {rows.length > 0 && (
          <ul aria-label={t('images')} className="m-0 flex list-none flex-wrap gap-2 p-0">
            {rows.map((row) => (
              <ImageTile
                key={row.key}
                row={row}
                queue={uploads.queue}
                transport={transport}
                onEnlarge={(file) => setShown(files.indexOf(file))}
                onDownload={canDownload && transport ? (file) => void downloadFile(transport, file) : undefined}
                onRemove={isOff ? undefined : () => uploads.remove(row)}
              />
            ))}
          </ul>
        )}
        {!isOff && (
          <button
            type="button"
            id={addId}
            aria-label={labelId ? undefined : t('add')}
            aria-labelledby={labelId ? `${labelId} ${addId}-text` : undefined}
            data-over={isOver || undefined}
            className={cn(
              'grid size-22 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-dashed border-control bg-surface text-12 text-2 transition-colors duration-(--dur-1) hover:border-primary-edge hover:text-primary-text',
              state.invalid && 'border-danger-text',
              isOver && 'border-primary-edge bg-primary-soft text-primary-text',
            )}
            onClick={() => (uploads.isFull ? refuseMore() : input.current?.click())}
          >
            <Plus aria-hidden className="size-5" strokeWidth={1.5} />
            <span id={`${addId}-text`}>{t('add')}</span>
          </button>
        )}
        {isOff && rows.length === 0 && <p className="m-0 flex min-h-ctl items-center text-3">{t('none')}</p>}
      </div>
      {!isOff && tip && <p className="m-0 mt-1 text-12 text-3">{tip}</p>}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={limit !== 1}
        aria-label={t('add')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const picked = [...(event.target.files ?? [])];
          // the same file may be chosen again
          event.target.value = '';
          uploads.add(picked);
        }}
      />
      {shown !== undefined && (
        <ImagePreview
          open
          onOpenChange={(open) => !open && setShown(undefined)}
          defaultIndex={Math.max(0, shown)}
          images={files.map((file) => ({ src: imageAddress(transport, file), alt: file.name }))}
        />
      )}
    </div>
  );
}

export interface ImageUploaderProps extends ControlProps {
  /** Stored images in the order in which they were picked. */
  value?: readonly UploadedFile[];
  defaultValue?: readonly UploadedFile[];
  onValueChange?: (files: UploadedFile[]) => void;
  /** Default: that of the surrounding `UploadTransportProvider`. */
  transport?: UploadTransport | undefined;
  /** What the images are kept for. Default `annex`. */
  type?: string;
  /** Largest number of images; 0 is no limit. Default 0. */
  limit?: number;
  /** An image must be smaller than this. Default 5. */
  fileSize?: number;
  /** Default `MB`. */
  sizeUnit?: FileSizeUnit;
  /** Asked before an image is sent; false leaves it out. */
  beforeUpload?: (file: File) => boolean | Promise<boolean>;
  /** Told how many files were picked that are not stored yet: on their way, paused or failed. A form that is saved now lacks them. */
  onPendingChange?: (count: number) => void;
  /** Text below the images. */
  tip?: string;
  /** Offers the download of stored images. Default true. */
  canDownload?: boolean;
  className?: string;
}
