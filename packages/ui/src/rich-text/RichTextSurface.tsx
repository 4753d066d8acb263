import { Image } from '@tiptap/extension-image';
import { FontSize, TextStyle } from '@tiptap/extension-text-style';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { toast } from '../toast/toast.js';
import { richTextClass } from './RichText.js';
import { richTextMessages } from './richTextMessages.js';
import { type RichTextInsertion, RichTextToolbar } from './RichTextToolbar.js';
import { sanitizeHtml } from './sanitizeHtml.js';

/**
 * The editor behind RichTextEditor, loaded at the first click.
 * @internal
 */
export function RichTextSurface({ id, html, onChange, uploadImage, insertions, aria }: RichTextSurfaceProps) {
  const t = useMessages(richTextMessages);
  const reported = useRef(html);
  const insert = useRef<(files: readonly File[]) => boolean>(() => false);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ trailingNode: false, link: { openOnClick: false } }),
      TextStyle,
      FontSize,
      Image,
    ],
    content: sanitizeHtml(html),
    autofocus: 'end',
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        class: `${richTextClass} min-h-full px-4 py-3 outline-none`,
        ...(id ? { id } : {}),
        ...Object.fromEntries(
          Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
        ),
      },
      // cells of a sheet come as text, as table and as picture of both
      handlePaste: (_view, { clipboardData }) =>
        clipboardData?.getData('text/plain') === '' && insert.current([...clipboardData.files]),
      handleDrop: (_view, event) => insert.current([...(event.dataTransfer?.files ?? [])]),
    },
    onUpdate: ({ editor: current }) => {
      reported.current = current.isEmpty ? '' : current.getHTML();
      onChange(reported.current);
    },
  });

  const current = useRef<Editor>(null);
  const waiting = useRef<{ src: string; alt: string }[]>([]);
  useEffect(() => {
    current.current = editor;
    // images whose upload ended while the page was hidden
    for (const image of waiting.current.splice(0)) editor.chain().setImage(image).run();
    return () => {
      current.current = null;
    };
  }, [editor]);
  const insertImages = async (files: readonly File[]) => {
    for (const file of files) {
      if (!uploadImage || !file.type.startsWith('image/')) continue;
      try {
        const image = { src: await uploadImage(file), alt: file.name };
        if (current.current?.isDestroyed === false) current.current.chain().focus().setImage(image).run();
        else waiting.current.push(image);
      } catch {
        // what exactly went wrong is the transport's to tell; here the text goes on without the image
        toast.error(t('imageFailed'));
      }
    }
  };
  useEffect(() => {
    insert.current = (files) => {
      if (!uploadImage || !files.some((file) => file.type.startsWith('image/'))) return false;
      void insertImages(files);
      return true;
    };
  });
  useEffect(() => {
    // a value that did not come from here: the form was reset or loaded
    if (html === reported.current) return;
    reported.current = html;
    editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <>
      <RichTextToolbar
        editor={editor}
        insertions={insertions}
        onImages={uploadImage ? (files) => void insertImages(files) : undefined}
      />
      <EditorContent editor={editor} className="min-h-0 flex-1 overflow-auto [&_.tiptap]:min-h-full" />
    </>
  );
}

export interface RichTextSurfaceProps {
  id: string | undefined;
  html: string;
  onChange: (html: string) => void;
  uploadImage: ((file: File) => Promise<string>) | undefined;
  insertions: readonly RichTextInsertion[] | undefined;
  /** ARIA attributes of the text. */
  aria: Readonly<Record<string, string | boolean | undefined>>;
}
