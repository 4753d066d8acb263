import { ApiError } from '@smart-admin/api-client';
import { toast } from '@smart-admin/ui/toast';

/** Whether the server took a `silent` call; a refusal is shown by its reason, also one that names fields. */
export async function showRefusal(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(refusalText(error));
    return false;
  }
}

/** What an error says: of a refusal its reason, also one that names fields. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError) return Object.values(error.fieldErrors).join('; ') || error.message;
  return error instanceof Error ? error.message : String(error);
}
