import { type api } from '../../../app/api.js';

type Preview = typeof api.system.menu.importPreview;

/** A menu as a file; the server checks what stands in it. */
export type MenuFile = Parameters<Preview>[0]['body'];
export type MenuImport = Awaited<ReturnType<Preview>>;

/** The longest file that is read, in bytes: far more than the largest menu. */
const LIMIT = 5 * 1024 * 1024;

/** What a file holds that the export wrote; undefined for a file of something else. */
export async function readMenuFile(file: File): Promise<MenuFile | undefined> {
  if (file.size > LIMIT) return undefined;
  try {
    const content = JSON.parse(await file.text()) as MenuFile | null;
    return content?.format === 'smart-admin/menu' ? content : undefined;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
