import { RecordConflictError, ResourceError } from '@smart-admin/form-engine/resource';
import { toast } from '@smart-admin/ui/toast';
import { saving } from './saving.js';

/** Says why a save was refused, unless others have changed the same; faults of single fields are thrown on. */
export async function saveOutcome(call: Promise<unknown>): Promise<'saved' | 'refused' | 'conflict'> {
  try {
    await saving(call);
    return 'saved';
  } catch (error) {
    if (error instanceof RecordConflictError) return 'conflict';
    if (!(error instanceof ResourceError) || Object.keys(error.fieldErrors).length > 0) throw error;
    toast.error(error.message, { id: error.message });
    return 'refused';
  }
}
