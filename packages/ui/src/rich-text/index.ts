export { RichText, type RichTextProps } from './RichText.js';
export { RichTextEditor, RICH_TEXT_HEIGHT, type RichTextEditorProps } from './RichTextEditor.js';
export { sanitizeHtml } from './sanitizeHtml.js';
