import { type UploadedFile, type UploadTransport } from '../uploader/UploadTransport.js';

/** Address of a stored image for an `<img>`; `width` in px asks for a thumbnail where the transport has them. */
export function imageAddress(transport: UploadTransport | undefined, file: UploadedFile, width?: number): string {
  return transport?.imageUrl?.(file, width) ?? file.url;
}
