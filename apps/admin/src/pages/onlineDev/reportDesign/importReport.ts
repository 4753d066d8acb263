import { createId } from '@smart-admin/ui/random';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';

type Body = Parameters<typeof api.design.report.create>[0]['body'];

/** Makes a report of a file that the export wrote; the server checks all of it, and says what it refuses. */
export async function importReport(file: File): Promise<'made' | 'refused' | 'foreign'> {
  const body = reportIn(await file.text());
  if (!body) return 'foreign';
  return (await isAccepted(api.design.report.create({ body }, { idempotencyKey: createId() }))) ? 'made' : 'refused';
}

function reportIn(text: string): Body | undefined {
  try {
    const file = JSON.parse(text) as { report?: Body } | null;
    return file?.report;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
