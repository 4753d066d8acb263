import { RecordConflictError, ResourceError } from '@smart-admin/form-engine/resource';
import { toast } from '@smart-admin/ui/toast';
import { saving } from './saving.js';

/**
 * Says why what somebody designs was refused, unless others have changed the same; pass calls that are `silent`. No form stands in a
 * designer that faults of single fields could be put on: the first of them is told.
 */
export async function saveOutcome(call: Promise<unknown>): Promise<'saved' | 'refused' | 'conflict'> {
  try {
    await saving(call);
    return 'saved';
  } catch (error) {
    if (error instanceof RecordConflictError) return 'conflict';
    if (!(error instanceof ResourceError)) throw error;
    const text = refusalOf(error);
    toast.error(text, { id: text });
    return 'refused';
  }
}

/** The message, with the first fault that it does not tell itself. */
function refusalOf({ message, fieldErrors }: ResourceError): string {
  const [fault = ''] = Object.values(fieldErrors);
  return message.includes(fault) ? message : [message, fault].filter(Boolean).join(': ');
}
