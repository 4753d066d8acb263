import { type ApiError } from '@smart-admin/api-client';
import { type UploadedFile } from '@smart-admin/ui/uploader';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../app/api.js';
import { type documentMessages } from './documentMessages.js';

export type DocumentRow = Awaited<ReturnType<typeof api.extend.document.list>>['list'][number];
export type DocumentShare = Awaited<ReturnType<typeof api.extend.document.shares>>['list'][number];
export type DocumentTranslate = Translate<keyof (typeof documentMessages)['zh']>;

/** First part of the keys under which people's documents are kept. */
export const DOCUMENTS_KEY = 'documents';

/** What uploads are kept for. */
export const DOCUMENT_FILE = 'document';

/** Largest file that is taken, in GB. */
export const LARGEST_DOCUMENT = 5;

/** A file of a store as previews and downloads take it. */
export function storedFile({ name, fileId, fileVersionId, size }: DocumentRow): UploadedFile {
  return { name, fileId, fileVersionId, url: `/api/file/Download/${DOCUMENT_FILE}/${fileId}`, fileSize: size };
}

/** What no name may have, as the server has it. */
export function isPossibleName(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are what no name may have
  return /^[^\\/:*?"<>|\u0000-\u001f\u007f]{1,200}$/.test(name) && !/^\.+$/.test(name);
}

/** A name like that of a file of the desk that documents can have. */
export function possibleName(name: string): string {
  // eslint-disable-next-line no-control-regex -- these are what no name may have
  const plain = name.replace(/[\\/:*?"<>|\u0000-\u001f\u007f]/g, '_').trim();
  const extension = /.(\.[A-Za-z0-9]{1,10})$/.exec(plain)?.[1] ?? '';
  const short = plain.length <= 200 ? plain : plain.slice(0, 200 - extension.length) + extension;
  return isPossibleName(short) ? short : '_';
}

/** The free name that a refusal for a taken one carries; '' for other refusals. */
export function proposalOf({ response }: ApiError): string {
  const data = response?.data as { proposal?: string } | null | undefined;
  return data?.proposal ?? '';
}
