import { ApiError } from '@smart-admin/api-client';
import { RecordConflictError, ResourceError, type RecordConflict } from '@smart-admin/form-engine/resource';

/** Turns a refused save into messages on the form's fields, or into the question what is kept; pass calls that are `silent`. */
export async function saving<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const conflict = conflictOf(error);
    if (conflict && error instanceof ApiError) throw new RecordConflictError(error.message, conflict);
    if (error instanceof ApiError) throw new ResourceError(error.message, error.fieldErrors);
    throw error;
  }
}

function conflictOf(error: unknown): RecordConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 409) return undefined;
  return (error.response?.data as { conflict?: RecordConflict } | null | undefined)?.conflict;
}
