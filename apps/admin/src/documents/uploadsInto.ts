import { type UploadTransport } from '@smart-admin/ui/uploader';
import { uploads } from '../resource/uploads.js';

/** Sends files that are meant for a folder, so that the server refuses at once what has no room there. */
export function uploadsInto(placeId: string): UploadTransport {
  return {
    ...uploads,
    chunkState: (file, signal) => uploads.chunkState({ ...file, placeId }, signal),
    sendChunk: (file, chunk, options) => uploads.sendChunk({ ...file, placeId }, chunk, options),
  };
}
