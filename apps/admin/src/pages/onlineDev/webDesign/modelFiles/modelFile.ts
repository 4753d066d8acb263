import { type api } from '../../../../app/api.js';

type Preview = typeof api.visualdev.models.importPreview;

/** Models as a file; the server checks what stands in it. */
export type ModelFile = Parameters<Preview>[0]['body'];
export type ModelImport = Awaited<ReturnType<Preview>>;

/** The longest file that is read, in bytes: what the server takes of a call. */
const LIMIT = 9 * 1024 * 1024;

/** What a file holds that the export wrote; undefined for a file of something else. */
export async function readModelFile(file: File): Promise<ModelFile | undefined> {
  if (file.size > LIMIT) return undefined;
  try {
    const content = JSON.parse(await file.text()) as ModelFile | null;
    return content?.format === 'smart-admin/models' ? content : undefined;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
