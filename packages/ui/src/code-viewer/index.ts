export { CodeViewer, JsonViewer, type CodeViewerProps, type JsonViewerProps } from './CodeViewer.js';
export { tokenizeCode, type CodeToken, type CodeLanguage } from './tokenizeCode.js';
