import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { Download } from 'lucide-react';
import { saveFile } from './saveFile.js';

/** Row action that saves one thing as a file. */
export function exportAction<Row extends ResourceRow>(
  label: string,
  call: (id: string) => Promise<Parameters<typeof saveFile>[0]>,
): ResourceAction<Row> {
  return {
    id: 'export',
    label,
    icon: <Download aria-hidden />,
    place: 'row',
    permission: 'btn_download',
    run: async ({ row }) => {
      if (row) saveFile(await call(row.id));
    },
  };
}
