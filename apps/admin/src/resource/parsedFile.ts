/** The longest file that is read, in bytes: what the server takes of a call. */
const LIMIT = 9 * 1024 * 1024;

/** What a JSON file that somebody chose holds; undefined for one that is none, or too long. The caller says so, as for JSON of something else. */
export async function parsedFile(file: File): Promise<unknown> {
  if (file.size > LIMIT) return undefined;
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}
