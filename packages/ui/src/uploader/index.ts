export { Uploader, type UploaderProps } from './Uploader.js';
export { DropZone, type DropZoneProps } from './DropZone.js';
export { FileIcon } from './FileIcon.js';
export { downloadFile } from './downloadFile.js';
export {
  UploadTransportProvider,
  useUploadTransport,
  type UploadTransportProviderProps,
} from './UploadTransportProvider.js';
export {
  UploadRefusal,
  type ChunkState,
  type FileChunk,
  type FileClaim,
  type SendOptions,
  type UploadedFile,
  type UploadTransport,
} from './UploadTransport.js';
export {
  createUploadQueue,
  type FinishedItem,
  type UploadItem,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadStatus,
} from './createUploadQueue.js';
export { type HashOptions } from './hashFile.js';
export { UnreadableFileError } from './UnreadableFileError.js';
export { CHUNK_SIZE } from './sendFile.js';
export { unfinishedUploads, UPLOADS_KEY, type UploadRecord } from './uploadRecords.js';
