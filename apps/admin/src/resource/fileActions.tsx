import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { Download, Upload } from 'lucide-react';
import { chooseFile } from './chooseFile.js';
import { saveFile } from './saveFile.js';

type SavedFile = Parameters<typeof saveFile>[0];

/** Action of the toolbar that has a JSON file chosen and takes it in: at once, or after a preview. */
export function importAction<Row extends ResourceRow>(
  label: string,
  take: (file: File, refresh: () => Promise<void>) => Promise<void>,
  permission = 'btn_upload',
): ResourceAction<Row> {
  return {
    ...{ id: 'import', label, permission, place: 'toolbar' },
    icon: <Upload aria-hidden />,
    run: async ({ refresh }) => {
      const chosen = await chooseFile('.json');
      if (chosen) await take(chosen, refresh);
    },
  };
}

/** Row action that saves one thing as a file. */
export function exportAction<Row extends ResourceRow>(
  label: string,
  call: (id: string) => Promise<SavedFile>,
): ResourceAction<Row> {
  return {
    ...{ id: 'export', label, permission: 'btn_download', place: 'row' },
    icon: <Download aria-hidden />,
    run: async ({ row }) => {
      if (row) saveFile(await call(row.id));
    },
  };
}

/** The same for one thing and for the chosen ones together. */
export function exportActions<Row extends ResourceRow>(
  label: string,
  call: (ids: readonly string[]) => Promise<SavedFile>,
): ResourceAction<Row>[] {
  return [
    {
      ...exportAction<Row>(label, (id) => call([id])),
      id: 'exportSeveral',
      place: 'batch',
      run: async ({ rows }) => saveFile(await call(rows.map(({ id }) => id))),
    },
    exportAction(label, (id) => call([id])),
  ];
}
