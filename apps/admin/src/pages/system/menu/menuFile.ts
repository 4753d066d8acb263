import { api } from '../../../app/api.js';
import { parsedFile } from '../../../resource/parsedFile.js';
import { previewFile } from '../../../resource/previewFile.js';

type Preview = typeof api.system.menu.importPreview;

/** A menu as a file; the server checks what stands in it. */
export type MenuFile = Parameters<Preview>[0]['body'];
/** What the import of a file would do, with what of it is imported. */
export type MenuImport = Awaited<ReturnType<Preview>> & { file: MenuFile };

/** What a file holds that the export wrote; undefined for a file of something else. */
export async function readMenuFile(file: File): Promise<MenuFile | undefined> {
  const content = (await parsedFile(file)) as MenuFile | null | undefined;
  return content?.format === 'smart-admin/menu' ? content : undefined;
}

/** Asks what a file of a menu would do; entries that cannot be read are refused by themselves, and with them what is below. */
export const previewMenu = (file: MenuFile): Promise<MenuImport> =>
  previewFile(file, {
    list: 'entries',
    ask: (body) => api.system.menu.importPreview({ body }, { silent: true }),
    refused: (row): MenuImport['rows'][number] => row,
    nothing: { revision: '', category: file.category, rows: [] },
  });
