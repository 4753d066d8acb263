import { useRef, useState } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { DEFAULT_FILE_SIZE, type FileSizeUnit } from '../format/formatFileSize.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { toast } from '../toast/toast.js';
import { DropZone } from './DropZone.js';
import { FileRows } from './FileRows.js';
import { acceptWords, isAccepted, isSmallEnough } from '../format/fileRules.js';
import { UnfinishedUploads } from './UnfinishedUploads.js';
import { uploaderMessages } from './uploaderMessages.js';
import { type UploadedFile, type UploadTransport } from './UploadTransport.js';
import { useUploads } from './useUploads.js';

/**
 * Files of a form: picked, dropped or pasted, sent in chunks that can be paused and go on after a break. Needs a
 * transport by prop or by `UploadTransportProvider`. Disabled and read-only ones show their files alone.
 */
export function Uploader({
  value,
  defaultValue,
  onValueChange,
  transport: ownTransport,
  type = 'annex',
  limit = 0,
  fileSize = DEFAULT_FILE_SIZE.size,
  sizeUnit = DEFAULT_FILE_SIZE.unit,
  accept = '',
  beforeUpload,
  onPendingChange,
  buttonText,
  tip,
  showUnfinished = false,
  canPreview = true,
  canDownload = true,
  className,
  ...control
}: UploaderProps) {
  const t = useMessages(uploaderMessages);
  const state = useControlState(control);
  const root = useRef<HTMLDivElement>(null);
  const [recordVersion, setRecordVersion] = useState(0);
  const isOff = state.disabled || state.readOnly;
  const typeWords = acceptWords(accept, {
    image: t('image'),
    video: t('video'),
    audio: t('audio'),
    separator: t('separator'),
  });
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
      if (!isAccepted(file, accept)) return t('wrongType', { type: typeWords });
      if (!isSmallEnough(file, fileSize, sizeUnit)) return t('tooLarge', { size: fileSize, unit: sizeUnit });
      return file.size === 0 ? t('emptyFile', { name: file.name }) : undefined;
    },
  });
  const hints = [
    typeWords && t('acceptHint', { type: typeWords }),
    t('sizeHint', { size: fileSize, unit: sizeUnit }),
    limit > 0 && t('limitHint', { limit }),
  ].filter(Boolean);
  return (
    <div
      ref={root}
      role="group"
      aria-label={state.aria['aria-label'] ?? (state.aria['aria-labelledby'] ? undefined : t('files'))}
      aria-labelledby={state.aria['aria-labelledby']}
      aria-describedby={state.aria['aria-describedby']}
      data-slot="uploader"
      data-disabled={state.disabled || undefined}
      data-readonly={state.readOnly || undefined}
      className={cn('grid w-full min-w-0 gap-2', className)}
    >
      {!isOff && (
        <DropZone
          id={state.id}
          labelId={state.aria['aria-labelledby']}
          invalid={state.invalid}
          accept={accept}
          multiple={limit !== 1}
          onFull={uploads.isFull ? refuseMore : undefined}
          onFiles={uploads.add}
          buttonText={buttonText ?? t('choose')}
          hint={tip ?? hints.join(' / ')}
        />
      )}
      {!isOff && showUnfinished && (
        <UnfinishedUploads
          key={recordVersion}
          type={type}
          items={uploads.items}
          onForget={() => setRecordVersion(recordVersion + 1)}
        />
      )}
      <FileRows uploads={uploads} isOff={isOff} canPreview={canPreview} canDownload={canDownload} />
      {isOff && uploads.rows.length === 0 && <p className="m-0 flex min-h-ctl items-center text-3">{t('none')}</p>}
    </div>
  );
}

export interface UploaderProps extends ControlProps {
  /** Stored files in the order in which they were picked. */
  value?: readonly UploadedFile[];
  defaultValue?: readonly UploadedFile[];
  onValueChange?: (files: UploadedFile[]) => void;
  /** Default: that of the surrounding `UploadTransportProvider`. */
  transport?: UploadTransport | undefined;
  /** What the files are kept for. Default `annex`. */
  type?: string;
  /** Largest number of files; 0 is no limit. Default 0. */
  limit?: number;
  /** A file must be smaller than this. Default 5. */
  fileSize?: number;
  /** Default `MB`. */
  sizeUnit?: FileSizeUnit;
  /** Types as in `<input accept>`: `image/*`, `.xls,.xlsx`. Default: any file. */
  accept?: string;
  /** Asked before a file is sent; false leaves it out. */
  beforeUpload?: (file: File) => boolean | Promise<boolean>;
  /** Told how many files were picked that are not stored yet: on their way, paused or failed. A form that is saved now lacks them. */
  onPendingChange?: (count: number) => void;
  /** Default 点击上传. */
  buttonText?: string;
  /** Text below the button. Default: what is accepted. */
  tip?: string;
  /** Names the uploads of this type that a reload cut off. Default false. */
  showUnfinished?: boolean;
  /** Offers the preview of stored files. Default true. */
  canPreview?: boolean;
  /** Offers the download of stored files. Default true. */
  canDownload?: boolean;
  className?: string;
}
