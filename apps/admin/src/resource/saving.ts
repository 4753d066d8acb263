import { ApiError } from '@smart-admin/api-client';
import { ResourceError } from '@smart-admin/form-engine/resource';

/** Turns a refused save into messages on the form's fields; pass calls that are `silent`. */
export async function saving<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw new ResourceError(error.message, error.fieldErrors);
    throw error;
  }
}
