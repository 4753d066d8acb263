import { lazyPart } from '../lazy/lazyPart.js';
import { Suspense, useState } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { StateMark } from '../input/StateMark.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { DIMENSIONS } from '../theme/dimensions.js';
import { useUploadTransport } from '../uploader/UploadTransportProvider.js';
import { RichText } from './RichText.js';
import { type RichTextInsertion } from './RichTextToolbar.js';
import { richTextMessages } from './richTextMessages.js';

// the editor itself is 130 kB: it comes with the first click
const RichTextSurface = lazyPart(
  () => import('./RichTextSurface.js'),
  (module) => module.RichTextSurface,
);

/**
 * Text with headings, sizes, lists and images, kept as HTML; empty text is ''. It starts as text for reading and becomes
 * an editor at the first click (or Enter), once per mount; a disabled one never does. Outside a Field give `aria-label`.
 */
export function RichTextEditor({
  value,
  defaultValue = '',
  onValueChange,
  uploadImage: ownUploadImage,
  insertions,
  height = RICH_TEXT_HEIGHT,
  placeholder,
  className,
  ...control
}: RichTextEditorProps) {
  const t = useMessages(richTextMessages);
  const state = useControlState(control);
  const [html, setHtml] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [isEditing, setEditing] = useState(false);
  const transport = useUploadTransport();
  const uploadImage =
    ownUploadImage ??
    (transport && (async (file: File) => (await transport.sendWhole(file, RICH_TEXT_IMAGE_TYPE)).url));
  const isOff = state.disabled || state.readOnly;
  const name = state.aria['aria-labelledby'] ? undefined : (state.aria['aria-label'] ?? t('editor'));
  return (
    <div
      data-slot="rich-text-editor"
      data-state={isEditing && !isOff ? 'editing' : 'reading'}
      style={{ height }}
      className={cn(
        'relative flex w-full min-w-0 flex-col overflow-hidden rounded-md border border-control bg-surface',
        state.invalid && 'border-danger-text',
        state.readOnly && 'border-dashed border-default bg-sunken',
        state.disabled && 'border-default bg-disabled',
        className,
      )}
    >
      {isEditing && !isOff ? (
        <Suspense fallback={<Loading label={t('loading')} />}>
          <RichTextSurface
            id={state.id}
            html={html}
            onChange={setHtml}
            uploadImage={uploadImage}
            insertions={insertions}
            aria={{ ...state.aria, 'aria-label': name }}
          />
        </Suspense>
      ) : (
        <div
          id={state.id}
          {...state.aria}
          aria-label={name}
          role="textbox"
          aria-multiline
          aria-readonly
          aria-disabled={state.disabled || undefined}
          tabIndex={0}
          title={isOff ? undefined : t('startEditing')}
          className={cn(
            'min-h-0 flex-1 overflow-auto px-4 py-3 focus-visible:-outline-offset-2',
            isOff ? 'cursor-default' : 'cursor-text',
            state.disabled && 'cursor-not-allowed',
          )}
          onClick={() => setEditing(!isOff)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isOff) return;
            event.preventDefault();
            setEditing(true);
          }}
        >
          {html === '' ? (
            <p className="m-0 text-3">{isOff ? '-' : (placeholder ?? t('startEditing'))}</p>
          ) : (
            <RichText html={html} className={state.disabled ? 'text-disabled' : undefined} />
          )}
        </div>
      )}
      <span className="pointer-events-none absolute end-3 bottom-3 flex empty:hidden">
        <StateMark state={state} />
      </span>
    </div>
  );
}

/** Height of the editor in px. */
export const RICH_TEXT_HEIGHT = DIMENSIONS.richEditorHeight;
/** What images inside texts are kept for. */
const RICH_TEXT_IMAGE_TYPE = 'advertPicture';

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid flex-1 place-items-center">
      <Spinner size={20} />
    </div>
  );
}

export interface RichTextEditorProps extends ControlProps {
  /** HTML; sanitised before it is drawn. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (html: string) => void;
  /**
   * Stores an image and answers its address. Default: the surrounding `UploadTransportProvider`; without either, images
   * cannot be inserted.
   */
  uploadImage?: (file: File) => Promise<string>;
  /** Texts that can be put in where the caret stands, such as fields; searched by their labels. Default none. */
  insertions?: readonly RichTextInsertion[];
  /** In px. Default 500. */
  height?: number;
  /** Shown while there is no text. */
  placeholder?: string;
  className?: string;
}
