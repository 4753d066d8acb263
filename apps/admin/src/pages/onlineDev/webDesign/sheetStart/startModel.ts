import { type ChosenColumn, formOfSheet } from '@smart-admin/form-engine/core/sheet';
import { type Locale } from '@smart-admin/ui/messages';
import { api } from '../../../../app/api.js';
import { reloadSession } from '../../../../app/reloadSession.js';
import { importUpload } from '../../../../resource/importUpload.js';
import { once } from '../../../../resource/once.js';
import { documentsOf } from '../editModels.js';
import { releaseDraft } from '../releaseDraft.js';
import { webCalls } from '../webCalls.js';
import { type ReleasePlace } from '../MenuPlaceFields.js';

/**
 * Makes the form and its list, releases it and begins to import the records. Answers the menu entry of the page. Throws
 * what was refused; called again with the same `made` it goes on with the model that is there already.
 */
export async function startModel(
  { names, columns, file, place, menu, hasRows, locale }: ModelStart,
  made: MadeModel,
): Promise<string> {
  const { form, mapping } = formOfSheet(columns);
  const body = { ...names, ...documentsOf(form, locale) };
  if (made.id === undefined)
    made.id = await once('models.create', body, (key) => api.visualdev.models.create({ body }, { ...SILENT, ...key }));
  else await api.visualdev.models.update({ id: made.id, body }, SILENT);
  const { id } = made;
  const { menuId } = await releaseDraft(webCalls, id, menu, SILENT);
  // the menu entry, and the rights that come with it
  await reloadSession();
  if (hasRows) {
    const rows = { id, body: { file: await importUpload(file), ...place, mapping } };
    await once('records.startImport', rows, (key) => api.visualdev.records.startImport(rows, { ...SILENT, ...key }));
  }
  return menuId;
}

export interface ModelStart {
  names: { fullName: string; enCode: string };
  columns: readonly ChosenColumn[];
  file: File;
  /** Which part of the file is read. */
  place: { sheet: number; headerRow: number };
  menu: ReleasePlace;
  hasRows: boolean;
  locale: Locale;
}

/** What a refused start has made so far. */
export interface MadeModel {
  id?: string;
}

const SILENT = { silent: true };
