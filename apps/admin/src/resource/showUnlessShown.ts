import { ApiError } from '@smart-admin/api-client';
import { toast } from '@smart-admin/ui/toast';

/** The client has shown its own errors, except those of silent calls, which show in place. */
export function showUnlessShown(error: unknown): void {
  if (!(error instanceof ApiError)) toast.error(error instanceof Error ? error.message : String(error));
}
