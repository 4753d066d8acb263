import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Select } from '../select/Select.js';
import { richTextMessages } from './richTextMessages.js';

/** Sizes as they are stored; `normal` stores none. */
const SIZES = { small: '0.75em', normal: '', large: '1.5em', huge: '2.5em' } as const;
const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/**
 * Headings, sizes, marks, lists and images of the rich text editor.
 * @internal
 */
export function RichTextToolbar({ editor, insertions = [], onImages }: RichTextToolbarProps) {
  const t = useMessages(richTextMessages);
  const file = useRef<HTMLInputElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: LEVELS.find((level) => current.isActive('heading', { level })) ?? 0,
      size: String(current.getAttributes('textStyle').fontSize ?? ''),
      marks: ['bold', 'italic', 'underline', 'strike', 'bulletList', 'orderedList', 'blockquote', 'code'].filter(
        (name) => current.isActive(name),
      ),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const size = Object.entries(SIZES).find(([, stored]) => stored === state.size)?.[0] ?? 'normal';
  const tool = (label: string, icon: ReactNode, action: () => void, mark?: string) => (
    <IconButton
      pane
      label={label}
      active={mark !== undefined && state.marks.includes(mark)}
      aria-pressed={mark === undefined ? undefined : state.marks.includes(mark)}
      onClick={action}
    >
      {icon}
    </IconButton>
  );
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex flex-none flex-wrap items-center gap-0.5 border-b border-hairline bg-sunken px-2 py-1"
    >
      <Select
        aria-label={t('block')}
        size="mini"
        className="mr-1 w-28"
        value={state.level}
        options={[
          { value: 0, label: t('paragraph') },
          ...LEVELS.map((level) => ({ value: level as number, label: t('heading', { level }) })),
        ]}
        onValueChange={(next) => {
          const level = LEVELS.find((each) => each === next);
          if (level) run().setHeading({ level }).run();
          else run().setParagraph().run();
        }}
      />
      <Select
        aria-label={t('size')}
        size="mini"
        className="mr-1 w-26"
        value={size}
        options={(['small', 'normal', 'large', 'huge'] as const).map((name) => ({
          value: name as string,
          label: t(name),
        }))}
        onValueChange={(next) => {
          const stored = Object.entries(SIZES).find(([name]) => name === next)?.[1];
          if (stored) run().setFontSize(stored).run();
          else run().unsetFontSize().run();
        }}
      />
      {insertions.length > 0 && (
        <Select
          searchable
          aria-label={t('insert')}
          placeholder={t('insert')}
          size="mini"
          className="mr-1 w-32"
          value={null}
          options={insertions}
          onValueChange={(text) => text !== null && run().insertContent({ type: 'text', text }).run()}
        />
      )}
      {tool(t('bold'), <Bold aria-hidden />, () => run().toggleBold().run(), 'bold')}
      {tool(t('italic'), <Italic aria-hidden />, () => run().toggleItalic().run(), 'italic')}
      {tool(t('underline'), <Underline aria-hidden />, () => run().toggleUnderline().run(), 'underline')}
      {tool(t('strike'), <Strikethrough aria-hidden />, () => run().toggleStrike().run(), 'strike')}
      {tool(t('bulletList'), <List aria-hidden />, () => run().toggleBulletList().run(), 'bulletList')}
      {tool(t('orderedList'), <ListOrdered aria-hidden />, () => run().toggleOrderedList().run(), 'orderedList')}
      {tool(t('quote'), <Quote aria-hidden />, () => run().toggleBlockquote().run(), 'blockquote')}
      {tool(t('code'), <Code aria-hidden />, () => run().toggleCode().run(), 'code')}
      {tool(t('rule'), <Minus aria-hidden />, () => run().setHorizontalRule().run())}
      {onImages && (
        <IconButton pane label={t('image')} onClick={() => file.current?.click()}>
          <ImagePlus aria-hidden />
        </IconButton>
      )}
      {onImages && (
        <input
          ref={file}
          type="file"
          accept="image/*"
          aria-label={t('image')}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => {
            onImages([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      )}
      <IconButton pane label={t('undo')} disabled={!state.canUndo} onClick={() => run().undo().run()}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton pane label={t('redo')} disabled={!state.canRedo} onClick={() => run().redo().run()}>
        <Redo2 aria-hidden />
      </IconButton>
    </div>
  );
}

/** A text that can be put in. */
export interface RichTextInsertion {
  /** The text. */
  value: string;
  /** What it is called. */
  label: string;
}

export interface RichTextToolbarProps {
  editor: Editor;
  insertions?: readonly RichTextInsertion[] | undefined;
  /** Without it there is no image button. */
  onImages: ((files: readonly File[]) => void) | undefined;
}
