import { ApiError } from '../client/ApiError.js';
import { withQuery } from '../client/buildRequest.js';
import { endsSession } from '../client/callRules.js';
import { createCalls, type ClientConfig } from '../client/createCalls.js';
import { file as routes } from '../client/routes/file.gen.js';
import { type Hosts } from '../client/hosts.js';
import { type FileTypeSchema } from '../contract/index.js';
import type * as z from 'zod';
import { sendForm } from './sendForm.js';

/**
 * Fills the `UploadTransport` of uploaders, editors and previews with the calls of this API. What the server refuses
 * rejects with an error named `UploadRefusal` that carries its message; what may be tried again rejects with an
 * `ApiError`. An ended session is told to `onError` of the configuration; other failures are the caller's to show.
 */
export function createUploadTransport(config: ClientConfig, hosts: UploadHosts = {}) {
  const report = (error: ApiError) => {
    if (endsSession(error.path, error.code)) config.onError?.(error);
  };
  const quiet: ClientConfig = { ...config, onError: report };
  const api = createCalls(routes, quiet);
  const uploader =
    hosts.uploader === undefined
      ? { config: quiet, route: routes.upload }
      : { config: { ...quiet, baseUrl: hosts.uploader }, route: { ...routes.upload, path: '/{type}' } };
  return {
    chunkState: (file: FileClaim, signal: AbortSignal) =>
      refusing(() => api.chunkState({ query: typed(file) }, { signal })),
    async sendChunk(file: FileClaim, { chunkNumber, content }: FileChunk, { signal, onProgress }: SendOptions) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...file, chunkNumber })) form.append(name, String(value));
      form.append('file', content, file.fileName);
      await refusing(() => sendForm({ config: quiet, route: routes.sendChunk, form, signal, onProgress }));
    },
    merge: async (file: FileClaim, signal: AbortSignal): Promise<UploadedFile> => ({
      ...(await refusing(() => api.merge({ body: typed(file) }, { signal }))),
      name: file.fileName,
    }),
    async sendWhole(file: File, type: string, signal?: AbortSignal): Promise<UploadedFile> {
      const form = new FormData();
      form.append('file', file, file.name);
      const stored = await refusing(() => sendForm({ ...uploader, input: { type }, form, signal }));
      return { ...(stored as UploadedFile), name: file.name };
    },
    imageUrl: ({ url }: UploadedFile, width?: number) =>
      url.startsWith('/api/file/') ? withQuery(config.baseUrl + url, { width }) : url,
    async downloadUrl(file: UploadedFile, signal?: AbortSignal) {
      const query = { fileVersionId: file.fileVersionId };
      const { url } = await api.downloadLink({ ...placeOf(file), query }, signal ? { signal } : {});
      return withQuery(config.baseUrl + url, { attachment: 1 });
    },
    async previewUrl({ fileId, fileVersionId, url }: UploadedFile, signal?: AbortSignal) {
      const query = { fileName: fileId, fileVersionId, fileDownloadUrl: url };
      const address = await api.preview({ query }, signal ? { signal } : {});
      return address.startsWith('/') ? (hosts.preview ?? config.baseUrl) + address : address;
    },
  };
}

/** Where files go and are shown, if not to the API itself; see `resolveHosts`. */
export type UploadHosts = Partial<Pick<Hosts, 'uploader' | 'preview'>>;

type FileType = z.infer<typeof FileTypeSchema>;

/** Kinds of files beyond the server's are refused by it. */
function typed(file: FileClaim): FileClaim & { type: FileType } {
  return { ...file, type: file.type as FileType };
}

/** Type and name under which a file is kept, from its address. */
function placeOf({ url, fileId }: UploadedFile): { type: string; name: string } {
  const [, type, name] = /\/api\/file\/Download\/([^/?]+)\/([^/?]+)/.exec(url) ?? [];
  return { type: type ?? 'annex', name: name ? decodeURIComponent(name) : fileId };
}

/** A refusal by the server is final; failures of the line, of an overloaded server or of a gateway are not. */
async function refusing<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 0 || isPassing(error.code)) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { name: 'UploadRefusal' });
  }
}

function isPassing(code: number): boolean {
  return code === 408 || code === 429 || (code >= 500 && code < 600);
}

/** What a file says of itself while it is sent. */
export interface FileClaim {
  /** SHA-256 of the content in hex. */
  identifier: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** MIME type as the browser knows it. */
  fileType: string;
  extension: string;
  type: string;
  /** Folder that a document is meant for; '' for the top of one's own store. */
  placeId?: string;
}

export interface FileChunk {
  /** From 1. */
  chunkNumber: number;
  content: Blob;
}

export interface SendOptions {
  signal: AbortSignal;
  /** Bytes of this chunk that left so far. */
  onProgress: (bytes: number) => void;
}

/** A stored file as forms keep it; `name` is the one on the sender's disk. */
export interface UploadedFile {
  name: string;
  fileId: string;
  fileVersionId: string;
  url: string;
  fileSize?: number;
}
