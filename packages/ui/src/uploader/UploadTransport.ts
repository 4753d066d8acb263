/** Where files go and where they come from. The app fills it with its own calls; the uploader never knows a URL. */
export interface UploadTransport {
  /** Which chunks of the file arrived already. */
  chunkState(file: FileClaim, signal: AbortSignal): Promise<ChunkState>;
  /** Sends one chunk; rejects with an `UploadRefusal` when the server refuses, with any other error when it may be tried again. */
  sendChunk(file: FileClaim, chunk: FileChunk, options: SendOptions): Promise<void>;
  /** Joins the chunks and answers the stored file. */
  merge(file: FileClaim, signal: AbortSignal): Promise<UploadedFile>;
  /** Sends a small file in one piece, such as an image inside a text; rejects as `sendChunk` does. */
  sendWhole(file: File, type: string, signal?: AbortSignal): Promise<UploadedFile>;
  /** An address that an `<img>` can show now, about `width` px wide. Default: the file's `url`. */
  imageUrl?(file: UploadedFile, width?: number): string;
  /** An address that a link can open for some minutes; it offers to save the file. */
  downloadUrl(file: UploadedFile, signal?: AbortSignal): Promise<string>;
  /** An address of a page that shows the document; '' when there is none. */
  previewUrl(file: UploadedFile, signal?: AbortSignal): Promise<string>;
}

/** A file as it is kept in a form's value. */
export interface UploadedFile {
  /** Name as it was on the disk of the sender. */
  name: string;
  fileId: string;
  fileVersionId: string;
  /** Address for those who are signed in. */
  url: string;
  /** Bytes; absent on old values. */
  fileSize?: number;
}

/** What a file says of itself while it is sent. */
export interface FileClaim {
  /** SHA-256 of the content in hex. */
  identifier: string;
  fileName: string;
  fileSize: number;
  /** MIME type as the browser knows it. */
  fileType: string;
  extension: string;
  /** What it is kept for, such as `annex`. */
  type: string;
}

export interface FileChunk {
  /** From 1. */
  chunkNumber: number;
  content: Blob;
}

export interface ChunkState {
  uploaded: boolean;
  chunkNumbers: readonly number[];
  merge: boolean;
}

export interface SendOptions {
  signal: AbortSignal;
  /** Bytes of this chunk that left so far. */
  onProgress: (bytes: number) => void;
}

/**
 * The server refused the file itself: its message is shown, and sending again would not help. A transport of another
 * package may throw any error of this name.
 */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
}

/** Whether an error is a refusal. */
export function isUploadRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'UploadRefusal';
}
