import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { DOCUMENT_FILE } from '../../extend/document/documentFiles.js';
import { findVersion, type StoredVersion } from '../serve/downloadFile.js';
import { mayOpen } from '../serve/mayOpen.js';

/** How the preview page shows a document. */
export type PreviewKind = 'pdf' | 'image' | 'text' | 'markdown' | 'csv' | 'audio' | 'video' | 'docx' | 'xlsx' | 'pptx';

/** How a content is shown; undefined for types that have no preview. */
export function previewKind(contentType: string, extension: string): PreviewKind | undefined {
  const [type = ''] = contentType.split(';');
  if (/^image\/(png|jpeg|gif|webp|bmp)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  if (/^video\/(mp4|webm|3gpp)$/.test(type)) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type === 'text/plain') return TEXTS[extension] ?? 'text';
  if (type.startsWith('application/vnd.openxmlformats-')) return OFFICE[extension];
  return undefined;
}

const TEXTS: Record<string, PreviewKind> = { md: 'markdown', markdown: 'markdown', csv: 'csv' };
const OFFICE: Record<string, PreviewKind> = { docx: 'docx', xlsx: 'xlsx', pptx: 'pptx' };

/**
 * Address of the page that shows a document: `/preview/?src=<signed link>&name=&kind=&size=`. Empty for types without a
 * preview and for files that do not exist or are somebody else's.
 */
export async function previewAddress(
  deps: Deps,
  caller: Caller,
  { fileName, fileVersionId }: { fileName: string; fileVersionId?: string | undefined },
): Promise<string> {
  const file = await findVersion(deps, { name: fileName }, fileVersionId).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 404) return undefined;
    throw error;
  });
  const kind = file && (await mayOpen(deps, caller, file)) ? previewKind(file.contentType, file.extension) : undefined;
  if (!file || !kind || (await deps.files.size(file.storageKey)) === undefined) return '';
  const query = new URLSearchParams({
    src: await signedAddress(deps, file, caller),
    name: file.originalName,
    kind,
    size: String(file.size),
  });
  return `/preview/?${query}`;
}

/** Address that opens a version of a file without a session; of a document as long as whoever asks for it may read it. */
export async function signedAddress(
  deps: Deps,
  { type, name, versionId }: StoredVersion,
  { userId, keyId }: Pick<Caller, 'userId' | 'keyId'>,
): Promise<string> {
  const query = await deps.links.sign(name, versionId, type === DOCUMENT_FILE ? { reader: userId, key: keyId } : {});
  return `/api/file/Download/${type}/${name}?${query}`;
}
