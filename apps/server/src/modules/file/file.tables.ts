import { type DefaultText, type DefaultTime, type Sound } from '../../db/columns.js';

/** A file as people know it: what its newest version is, so that lists need no join. */
export interface StoredFileTable {
  /** Unguessable name: the file's id. */
  name: string;
  type: string;
  originalName: string;
  sound: Sound;
  size: number;
  contentType: string;
  userId: string;
  creatorTime: DefaultTime;
  versionId: DefaultText;
  extension: DefaultText;
  /** image, video, audio, document or other. */
  category: DefaultText;
}

/** One content of a file. */
export interface FileVersionTable {
  id: string;
  fileName: string;
  contentId: string;
  originalName: string;
  extension: string;
  contentType: string;
  size: number;
  userId: string;
  creatorTime: DefaultTime;
}

/** A place where a file is used; written with the record or user that names it. */
export interface FileUsageTable {
  kind: 'record' | 'user' | 'message' | 'chat' | 'flow' | 'stay' | 'material' | 'mail' | 'document';
  /** Model of a record. */
  modelId: DefaultText;
  /** Record, user, message, conversation, parking order, mail or document. */
  ownerId: string;
  /** Column that names the file; of rows of a subtable its table, of a conversation the number of the message. */
  field: string;
  fileName: string;
}

/** Bytes in the store; equal contents stand there once. */
export interface StoredContentTable {
  id: string;
  storageKey: string;
  /** SHA-256 in hex; null for contents from before hashes were taken. */
  hash: string | null;
  size: number;
  creatorTime: DefaultTime;
}

/** A content that arrives in chunks, of one user. */
export interface UploadTable {
  id: string;
  userId: string;
  hash: string;
  size: number;
  /** Of the store; see FileStore.begin. */
  handle: string;
  lastTime: DefaultTime;
}

/** A chunk that arrived whole. */
export interface UploadChunkTable {
  uploadId: string;
  /** From 1. */
  number: number;
  size: number;
  /** What the store needs to join it. */
  mark: DefaultText;
}

/** Secrets that all instances share. */
export interface ServerSecretTable {
  name: string;
  value: string;
}

declare module '../../db/tables.js' {
  interface Tables {
    fileUsage: FileUsageTable;
    fileVersion: FileVersionTable;
    serverSecret: ServerSecretTable;
    storedContent: StoredContentTable;
    storedFile: StoredFileTable;
    upload: UploadTable;
    uploadChunk: UploadChunkTable;
  }
}
