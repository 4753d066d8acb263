import { ApiError } from '@smart-admin/api-client';
import { type UploadedFile } from '@smart-admin/ui/uploader';
import { api } from '../app/api.js';
import { once } from '../resource/once.js';
import { type TakenChoice } from './NameTakenDialog.js';

/**
 * Makes an upload a document of a folder, or the newest version of one, and asks again where somebody took its name in the meantime.
 * Answers the document; null for a version, undefined for what was left out. Throws the ApiError of any other refusal.
 */
export async function placeUpload({ parentId, file, choice, ask }: PlacedUpload): Promise<string | null | undefined> {
  const { fileId, name } = file;
  if (choice.kind === 'skip') return undefined;
  if (choice.kind === 'version') {
    const body = { fileId };
    return once('documents.addVersion', { id: choice.id, ...body }, (key) =>
      api.extend.document.addVersion({ id: choice.id, body }, { ...key, silent: true }),
    );
  }
  const body = { parentId, fileId, name, keepBoth: choice.kind === 'both' };
  try {
    return await once('documents.addFile', body, (key) =>
      api.extend.document.addFile({ body }, { ...key, silent: true }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 409) throw error;
    return placeUpload({ parentId, file, choice: await ask(parentId, name), ask });
  }
}

interface PlacedUpload {
  /** '' for the top of the own store. */
  parentId: string;
  file: Pick<UploadedFile, 'fileId' | 'name'>;
  choice: TakenChoice;
  ask: (parentId: string, name: string) => Promise<TakenChoice>;
}
