import { type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Send } from 'lucide-react';
import { useCallback } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { ModelList } from '../../model/ModelList.js';
import { orderMessages } from './orderMessages.js';
import { submitOrder } from './submitOrder.js';

/** Orders: a model that was designed, with a button to submit a draft. */
export function Page() {
  const t = useMessages(orderMessages);
  const { route } = usePage();
  const id = route?.moduleId ?? '';
  const extend = useCallback(
    (designed: ResourceDefinition<ModelRow>): ResourceDefinition<ModelRow> => ({
      ...designed,
      actions: [
        {
          id: 'submit',
          label: t('submit'),
          icon: <Send aria-hidden />,
          place: 'row',
          primary: true,
          inDetail: true,
          // a submission is a change of the order
          permission: 'btn_edit',
          visible: ({ state }) => state === 'draft',
          confirm: ([row]) => t('question', { number: String(row?.orderNo ?? '') }),
          async run({ row, refresh, openForm }) {
            if (!row) return;
            const isDone = await submitOrder(id, row.id, t);
            await refresh();
            if (!isDone) openForm('update', row);
          },
        },
        ...(designed.actions ?? []),
      ],
    }),
    [id, t],
  );
  return <ModelList id={id} extend={extend} />;
}
