import { ApiError } from '@smart-admin/api-client';

/**
 * Whether the server took what a form sent. A refusal has been shown by the client, and what was typed stays; one that names
 * fields is thrown on, for the form to put it there.
 */
export async function isAccepted(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || Object.keys(error.fieldErrors).length > 0) throw error;
    console.warn('A form was refused', error);
    return false;
  }
}
