import { join } from 'node:path';
import { type Env } from '../env.js';
import { type FileStore } from './fileStore.js';
import { LocalStore } from './localStore.js';
import { readStorageUrl } from '../storageUrl.js';

/** The store that STORAGE_URL names; without it a folder below DATA_DIR. The S3 client is loaded only when used. */
export async function openStore({ STORAGE_URL, DATA_DIR }: Pick<Env, 'STORAGE_URL' | 'DATA_DIR'>): Promise<FileStore> {
  if (!STORAGE_URL) return new LocalStore(join(DATA_DIR, 'files'));
  const { S3Store } = await import('./s3Store.js');
  return new S3Store(readStorageUrl(STORAGE_URL));
}
