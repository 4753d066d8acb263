import { ApiError } from '@smart-admin/api-client';
import { toast } from '@smart-admin/ui/toast';
import { type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { once } from '../../../resource/once.js';

/**
 * Gives an order the state that ends its being a draft, as a save of the record: its rules say whether it may. Answers false,
 * after telling why, where the form has to be completed first.
 */
export async function submitOrder(
  id: string,
  recordId: string,
  t: Translate<'submitted' | 'incomplete'>,
): Promise<boolean> {
  const { _revision } = await api.visualdev.records.read({ id, recordId });
  const change = { revision: Number(_revision), set: { state: 'submitted' } };
  try {
    await once('order.submit', [id, recordId, change], (key) =>
      api.visualdev.records.change({ id, recordId, body: change }, { silent: true, ...key }),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [reason] = Object.values(error.fieldErrors);
    if (reason === undefined) {
      toast.error(error.message);
      return true;
    }
    toast.error(t('incomplete', { reason }));
    return false;
  }
  toast.success(t('submitted'));
  return true;
}
