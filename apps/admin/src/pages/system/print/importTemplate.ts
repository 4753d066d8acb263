import { createId } from '@smart-admin/ui/random';
import { api } from '../../../app/api.js';

type Body = Parameters<typeof api.system.printDev.create>[0]['body'];

/** Makes a template of a file that the export wrote; false for a file of something else. The server checks the rest. */
export async function importTemplate(file: File): Promise<boolean> {
  const body = templateIn(await file.text());
  if (body) await api.system.printDev.create({ body }, { idempotencyKey: createId() });
  return body !== undefined;
}

function templateIn(text: string): Body | undefined {
  try {
    const file = JSON.parse(text) as { printTemplate?: Body } | null;
    return file?.printTemplate;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
