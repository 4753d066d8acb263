import { type Readable } from 'node:stream';

/**
 * Where contents are kept. A content has a random key of fixed form, so no name that somebody typed ever becomes a
 * path; it appears only when it is whole. Streams go through in pieces: no content is ever held in memory as a whole.
 */
export interface FileStore {
  /** Prepares a content that arrives in parts, in any order and through any instance; answers its handle. */
  begin(): Promise<string>;
  /** Keeps part `number` (from 1); all but the last have PART_SIZE. Answers a mark for `finish`. */
  writePart(handle: string, number: number, content: Buffer): Promise<string>;
  /**
   * Gives bytes of kept parts to `take`, piece by piece, where the store can read them before they are joined. A piece
   * is valid only until `take` resolves.
   */
  readBegun?(handle: string, range: ByteRange, take: (piece: Buffer) => Promise<void>): Promise<void>;
  /**
   * Joins the parts, whose marks stand in order; answers the content's key. Asked again after a crash it answers the
   * same. Throws MissingPartsError when the parts are gone.
   */
  finish(handle: string, marks: readonly string[], size: number): Promise<string>;
  /** Forgets a content that was begun. */
  abort(handle: string): Promise<void>;
  /** Keeps a content of unknown length. */
  write(source: ByteSource): Promise<{ key: string; size: number }>;
  /** Keeps a small thing that was made from a content, under the content's key and a word. */
  writeDerived(key: string, word: string, content: Buffer): Promise<void>;
  /** Contents that were made from a content; undefined when there is none. */
  readDerived(key: string, word: string): Promise<Buffer | undefined>;
  /** Bytes, or undefined when there is no such content. */
  size(key: string): Promise<number | undefined>;
  /** Bytes `start` to `end` (both included), by default all; call `size` first. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes a content and what was made from it; it may be gone already. */
  remove(key: string): Promise<void>;
  /** Contents, and begun uploads where the store lists them, that were last touched before a point in time (milliseconds since 1970). */
  listOlder(time: number): AsyncIterable<StoredEntry>;
  /** Free bytes; null where nobody can tell. */
  freeSize(): Promise<number | null>;
}

/** Bytes of a part; only the last one is shorter. The smallest part that S3 allows, and the size of a chunk. */
export const PART_SIZE = 5_242_880;

export type ByteSource = AsyncIterable<Buffer>;
export type ByteRange = { start: number; end: number };
/** `handle` for something that was begun, `key` for a whole content. */
export type StoredEntry = { key: string; handle?: undefined } | { key?: undefined; handle: string };

/** Parts that were acknowledged are not in the store any more. */
export class MissingPartsError extends Error {
  override name = 'MissingPartsError';
}
