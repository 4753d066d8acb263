import { ApiError } from '@smart-admin/api-client';

/** Whether the server answered; false where it, or its database, is gone. */
export async function answered(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.code === 0 || error.code >= 500)) return false;
    throw error;
  }
}
