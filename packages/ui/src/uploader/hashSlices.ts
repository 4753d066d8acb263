import { createSHA256 } from 'hash-wasm';
import { UnreadableFileError } from './UnreadableFileError.js';

/** Bytes that are read and hashed at a time; memory stays at about this much whatever the file's size. */
export const HASH_SLICE_SIZE = 10_240_000;

/** SHA-256 of a file in hex, slice by slice. Rejects with UnreadableFileError when the disk does not give it. */
export async function hashSlices(file: Blob, onProgress?: (bytes: number) => void): Promise<string> {
  const hasher = await createSHA256();
  for (let start = 0; start < file.size; start += HASH_SLICE_SIZE) {
    const end = Math.min(file.size, start + HASH_SLICE_SIZE);
    hasher.update(new Uint8Array(await readSlice(file.slice(start, end))));
    onProgress?.(end);
  }
  return hasher.digest('hex');
}

async function readSlice(slice: Blob): Promise<ArrayBuffer> {
  try {
    return await slice.arrayBuffer();
  } catch (error) {
    throw new UnreadableFileError(error);
  }
}
