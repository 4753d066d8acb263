import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { Copy } from 'lucide-react';
import { isAccepted } from '../app/isAccepted.js';

/** Row action that makes a copy of a thing; `copied` says so of it. */
export function copyAction<Row extends ResourceRow>(
  label: string,
  call: (thing: { id: string }, options: { idempotencyKey: string }) => Promise<unknown>,
  copied: (row: Row) => string,
): ResourceAction<Row> {
  return {
    ...{ id: 'copy', label, permission: 'btn_add', place: 'row' },
    icon: <Copy aria-hidden />,
    run: async ({ row, refresh }) => {
      if (!row || !(await isAccepted(call({ id: row.id }, { idempotencyKey: createId() })))) return;
      toast.success(copied(row));
      await refresh();
    },
  };
}
