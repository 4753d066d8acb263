import { CloudUpload, Upload } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { useFileDrop } from './useFileDrop.js';
import { uploaderMessages } from './uploaderMessages.js';

/** Where files are dropped, pasted, or chosen by a click or the keyboard; what becomes of them is the caller's. */
export function DropZone({
  id,
  labelId,
  invalid = false,
  accept = '',
  multiple = false,
  onFull,
  onFiles,
  buttonText,
  hint,
  loading = false,
  children,
  className,
}: DropZoneProps) {
  const t = useMessages(uploaderMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useFileDrop({ onFiles, onOverChange: setOver });
  const innerId = useId();
  const buttonId = id ?? innerId;
  return (
    <div
      {...drop}
      data-slot="drop-zone"
      data-over={isOver || undefined}
      className={cn(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-dashed border-control bg-surface px-3 py-2.5 text-13 text-2 transition-colors duration-(--dur-1)',
        invalid && 'border-danger-text',
        isOver && 'border-primary-edge bg-primary-soft text-primary-text',
        className,
      )}
    >
      <CloudUpload aria-hidden strokeWidth={1.5} className="size-5 flex-none text-3 phone:hidden" />
      <span className="min-w-0 phone:hidden">{t(isOver ? 'dropNow' : 'drop')}</span>
      <Button
        id={buttonId}
        aria-labelledby={labelId ? `${labelId} ${buttonId}` : undefined}
        icon={<Upload aria-hidden />}
        loading={loading}
        onClick={() => (onFull ? onFull() : input.current?.click())}
      >
        {buttonText}
      </Button>
      {children}
      {hint && <span className="min-w-0 flex-1 basis-40 text-12 text-3">{hint}</span>}
      <input
        ref={input}
        type="file"
        accept={accept || undefined}
        multiple={multiple}
        aria-label={buttonText}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // the same file may be chosen again
          event.target.value = '';
          onFiles(files);
        }}
      />
    </div>
  );
}

export interface DropZoneProps {
  /** Id of the button. */
  id?: string | undefined;
  /** Id of the field's label. */
  labelId?: string | undefined;
  invalid?: boolean;
  /** Types as in `<input accept>`. Default: any. */
  accept?: string;
  /** Several files at once. Default false. */
  multiple?: boolean;
  /** No file may be added: what the click does instead. */
  onFull?: (() => void) | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Text of the button, and name of the choice of files. */
  buttonText: string;
  /** A line about what is taken. */
  hint?: string;
  /** The files are being looked at. */
  loading?: boolean;
  /** Further buttons. */
  children?: ReactNode;
  className?: string;
}
