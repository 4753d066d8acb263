export { RichText, type RichTextProps } from './RichText.js';
export { RichTextEditor, RICH_TEXT_HEIGHT, type RichTextEditorProps } from './RichTextEditor.js';
export { type RichTextInsertion } from './RichTextToolbar.js';
export { sanitizeHtml } from './sanitizeHtml.js';
