import { type ResourceAction, type ResourceRow } from '@smart-admin/form-engine/resource';
import { toast } from '@smart-admin/ui/toast';
import { Power } from 'lucide-react';

/** Row action that enables a disabled thing and disables an enabled one. */
export function stateAction<Row extends ResourceRow>(label: string, done: string, call: (id: string) => Promise<unknown>): ResourceAction<Row> {
  return {
    id: 'state',
    label,
    icon: <Power aria-hidden />,
    place: 'row',
    permission: 'btn_edit',
    run: async ({ row, refresh }) => {
      if (!row) return;
      await call(row.id);
      toast.success(done);
      await refresh();
    },
  };
}
