import { isAccepted } from '../app/isAccepted.js';

/**
 * Makes a designed page of a file that the export wrote; `kind` is the name under which the file holds it. The server checks all of
 * it, and says what it refuses.
 */
export async function importDesign<Body>(
  file: File,
  kind: 'portal' | 'report' | 'screen',
  create: (body: Body) => Promise<unknown>,
): Promise<'made' | 'refused' | 'foreign'> {
  const body = pageIn(await file.text(), kind);
  if (body === undefined) return 'foreign';
  return (await isAccepted(create(body as Body))) ? 'made' : 'refused';
}

function pageIn(text: string, kind: string): unknown {
  try {
    const file = JSON.parse(text) as Record<string, unknown> | null;
    return file?.[kind];
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
