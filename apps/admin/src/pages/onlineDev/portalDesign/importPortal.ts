import { createId } from '@smart-admin/ui/random';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';

type Body = Parameters<typeof api.design.portal.create>[0]['body'];

/** Makes a portal of a file that the export wrote; the server checks all of it, and says what it refuses. */
export async function importPortal(file: File): Promise<'made' | 'refused' | 'foreign'> {
  const body = portalIn(await file.text());
  if (!body) return 'foreign';
  return (await isAccepted(api.design.portal.create({ body }, { idempotencyKey: createId() }))) ? 'made' : 'refused';
}

function portalIn(text: string): Body | undefined {
  try {
    const file = JSON.parse(text) as { portal?: Body } | null;
    return file?.portal;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
