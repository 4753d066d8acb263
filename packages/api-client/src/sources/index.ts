export { createReferences, type OfferedReference } from './createReferences.js';
export { createSources } from './createSources.js';
export type { Narrowing, RecordQuery, SourceNode, SourceTree, SourceQuery } from './sourceTypes.js';
export {
  createUploadTransport,
  type FileChunk,
  type FileClaim,
  type SendOptions,
  type UploadedFile,
} from './createUploadTransport.js';
