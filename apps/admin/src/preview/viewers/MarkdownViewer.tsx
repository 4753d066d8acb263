import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { useMemo } from 'react';
import { decodeText } from '../decodeText.js';
import { ViewerFrame } from '../ViewerFrame.js';
import { type ViewerProps } from '../viewerProps.js';

// pictures stand beside the file, where this page cannot reach: their texts stand for them
const reader = new Marked({ gfm: true, renderer: { image: ({ text }) => text } });

/** Markdown as it reads; what could run or load from elsewhere is taken out. */
export function MarkdownViewer({ bytes, name }: ViewerProps) {
  const html = useMemo(() => {
    const raw = reader.parse(decodeText(bytes), { async: false });
    return DOMPurify.sanitize(raw, {
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe', 'img', 'video', 'audio', 'svg'],
      FORBID_ATTR: ['style'],
      // links may lead within the document; others would leave the frame for pages that nobody checked
      ALLOWED_URI_REGEXP: /^#/,
    });
  }, [bytes]);
  return (
    <ViewerFrame label={name}>
      {/* sanitised above */}
      <article
        className="prose-document mx-auto min-h-full max-w-200 bg-surface px-8 py-6 text-14 leading-6"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </ViewerFrame>
  );
}
