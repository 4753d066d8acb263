import * as z from 'zod';
import { pages } from '../pages/index.js';
import { endpoint, fileEndpoint } from './endpoint.js';
import { IdSchema, ListQuerySchema, listOf, NothingSchema, pageOf, TimeSchema } from './schemas.js';

/** A form with one file named `file`; the server reads it as a stream, so nothing is validated here. */
const MultipartSchema = z.custom<FormData>();

/** What a file is kept for; decides limits, accepted contents and who may read it. */
export const FileTypeSchema = z.enum([
  'avatar',
  'import',
  'annex',
  'IM',
  'IMFile',
  'advertPicture',
  'parkingStay',
  'mail',
  'document',
  'statement',
]);

/** A stored file as forms keep it. */
export const UploadedFileSchema = z.object({
  /** Name under which the file is kept; the same as `fileId`. */
  name: z.string(),
  fileId: z.string(),
  /** The version that this upload made; an older one stays readable by its own id. */
  fileVersionId: z.string(),
  /** Address of its contents for this session. */
  url: z.string(),
  fileSize: z.number(),
  fileExtension: z.string(),
});

/** SHA-256 of the whole content in hex: what two uploads of the same content have in common. */
export const FileIdentifierSchema = z.string().regex(/^[a-f0-9]{64}$/);

/** Bytes of a chunk; only the last one is shorter. */
export const CHUNK_SIZE = 5_242_880;

/** The file that a chunk, a test or a merge is about. */
export const FileClaimSchema = z.object({
  identifier: FileIdentifierSchema,
  /** Name as the sender's disk has it; kept for people, never used as a path. */
  fileName: z.string().min(1).max(1000),
  /** Bytes of the whole file. */
  fileSize: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** MIME type that the sender believes in; the content decides. */
  fileType: z.string().max(200).default(''),
  /** Extension without dot; the content decides. */
  extension: z.string().max(100).default(''),
  type: FileTypeSchema.default('annex'),
  /** Folder of documents that a file of the type `document` is meant for, '' for the top of the sender's store: refused at once without room there. */
  placeId: z.string().max(100).optional(),
  /** Number of chunks that the sender counts; a number that does not fit the size is refused. */
  totalChunks: z.coerce.number().int().optional(),
});

export const ChunkStateSchema = z.object({
  /** The sender has this content already: nothing to send, only to merge. */
  uploaded: z.boolean(),
  /** Numbers of the chunks that arrived, from 1. */
  chunkNumbers: z.array(z.number().int()),
  /** Every chunk is there: call merge. */
  merge: z.boolean(),
});

/** One stored file in the management list. */
export const StoredFileSchema = z.object({
  /** The file's id. */
  id: z.string(),
  fileVersionId: z.string(),
  /** Name as it was uploaded. */
  fullName: z.string(),
  type: FileTypeSchema,
  fileExtension: z.string(),
  contentType: z.string(),
  fileSize: z.number(),
  versions: z.number().int(),
  creatorUserId: z.string(),
  creatorUser: z.string(),
  creatorTime: TimeSchema,
  /** Whether `Uploader/Preview` has an address for it. */
  canPreview: z.boolean(),
  isImage: z.boolean(),
});

export const FileListQuerySchema = ListQuerySchema.extend({
  type: z.union([FileTypeSchema, z.literal('')]).optional(),
  /** image, video, audio, document or other. */
  category: z.enum(['', 'image', 'video', 'audio', 'document', 'other']).optional(),
  startTime: z.coerce.number().int().optional(),
  endTime: z.coerce.number().int().optional(),
});

export const file = {
  chunkState: endpoint({
    method: 'GET',
    path: '/api/file/chunk',
    permission: 'session',
    summary: 'Which chunks of a file arrived already; asked before anything is sent and after a break',
    logName: false,
    query: FileClaimSchema,
    data: ChunkStateSchema,
  }),
  sendChunk: endpoint({
    method: 'POST',
    path: '/api/file/chunk',
    permission: 'session',
    summary:
      'Stores one chunk; the fields identifier, fileName, fileSize, fileType, extension, type and chunkNumber (from 1) stand before the file in the form',
    logName: false,
    encoding: 'multipart',
    body: MultipartSchema,
    data: ChunkStateSchema,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/file/merge',
    permission: 'session',
    summary: 'Joins the chunks, checks size and hash, and answers the stored file',
    logName: 'upload',
    encoding: 'form',
    body: FileClaimSchema.extend({
      /** A file that this content is a new version of. */
      fileId: z.string().max(200).optional(),
    }),
    data: UploadedFileSchema,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/file/Uploader/{type}',
    permission: 'session',
    summary:
      'Stores one small file at once (type: avatar, import, annex, IM, IMFile, advertPicture, parkingStay, mail, document, statement)',
    logName: 'upload',
    encoding: 'multipart',
    body: MultipartSchema,
    data: UploadedFileSchema,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/file/Uploader/Preview',
    permission: 'session',
    summary: 'Address of a page that shows the document; empty when there is none or the file does not exist',
    query: z.object({
      /** The file's id. */
      fileName: z.string().min(1).max(200),
      fileVersionId: z.string().max(100).optional(),
      fileDownloadUrl: z.string().max(1000).optional(),
    }),
    data: z.string(),
  }),
  downloadLink: endpoint({
    method: 'GET',
    path: '/api/file/Uploader/Link/{type}/{name}',
    permission: 'session',
    summary: 'A signed address of a file that works without a session for some minutes',
    query: z.object({ fileVersionId: z.string().max(100).optional() }),
    data: z.object({ url: z.string() }),
  }),
  download: fileEndpoint({
    method: 'GET',
    path: '/api/file/Download/{type}/{name}',
    permission: 'public',
    summary:
      'A stored file, or a range of it, for a session (header or cookie) or a signed link; images also as thumbnail of `width` px',
    query: z.object({
      fileVersionId: z.string().max(100).optional(),
      /** Pixels; the next of a few fixed sizes is taken. */
      width: z.coerce.number().int().min(1).max(10_000).optional(),
      /** 1: to be saved, even where the browser could show it. */
      attachment: z.enum(['0', '1']).optional(),
      expires: z.string().max(20).optional(),
      signature: z.string().max(100).optional(),
      /** For whom a link was signed, where it opens only as long as they may read the file. */
      reader: IdSchema.optional(),
      /** The API key by which they asked for it, whose limits hold too. */
      key: IdSchema.optional(),
    }),
    contentType: 'application/octet-stream',
  }),
  imageCode: fileEndpoint({
    method: 'GET',
    path: '/api/file/ImageCode/{timestamp}',
    permission: 'public',
    summary: 'Captcha image; the sign-in sends its code with the same timestamp',
    contentType: 'image/svg+xml',
  }),
};

/** The file management page. */
export const storedFile = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/File',
    permission: pages.file.permission,
    summary: 'Stored files, newest first',
    query: FileListQuerySchema,
    data: pageOf(StoredFileSchema),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/system/File/Totals',
    permission: pages.file.permission,
    summary: 'Bytes and numbers per category, what equal contents save, and the space that is left',
    data: z.object({
      fileCount: z.number(),
      fileSize: z.number(),
      /** Bytes on the store; smaller than `fileSize` where contents are equal. */
      storedSize: z.number(),
      /** Bytes of uploads that are not merged yet. */
      pendingSize: z.number(),
      /** Free bytes of the disk; null on an object store. */
      freeSize: z.number().nullable(),
      categories: z.array(z.object({ category: z.string(), fileCount: z.number(), fileSize: z.number() })),
    }),
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/system/File/{id}/Usage',
    permission: pages.file.permission,
    summary: 'Where a file is used: users, records',
    data: listOf(z.object({ kind: z.string(), id: z.string(), fullName: z.string() })),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/File/{id}',
    permission: pages.file.button('btn_remove'),
    summary: 'Deletes a file with its versions; refused while it is used',
    data: NothingSchema,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/system/File/batchDelete',
    permission: pages.file.button('btn_batchRemove'),
    summary: 'Deletes several files; nothing is deleted when one of them is used',
    body: z.object({ ids: z.array(z.string().max(200)).min(1).max(500) }),
    data: NothingSchema,
  }),
};
