import { recordAddress, type RecordPayload } from '@smart-admin/form-engine/core';

/** Path of the page that opens a scanned record. */
export const OPEN_RECORD = '/openRecord';

/** Address of a record for its QR code: any camera opens it, whoever is signed in and may see the record reads it. */
export function recordLink(payload: RecordPayload): string {
  return recordAddress(window.location.origin + OPEN_RECORD, payload);
}
