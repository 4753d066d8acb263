import { type FamilyLine, isFamilyModel, readFamilyModel } from './family/readFamilyModel.js';
import { type ModelFile } from './ModelFile.js';

/** The longest file that is read, in bytes: what the server takes of a call. */
const LIMIT = 9 * 1024 * 1024;

/**
 * What a file holds that the export wrote, or what a model of another system of the family becomes, with a report of it;
 * undefined for a file of something else. Throws a SyntaxError for a model of the family that cannot be read.
 */
export async function readModelFile(file: File): Promise<{ file: ModelFile; report?: FamilyLine[] } | undefined> {
  if (file.size > LIMIT) return undefined;
  const content = parsed(await file.text());
  if (isFamilyModel(content)) return readFamilyModel(content);
  const own = content as ModelFile | null | undefined;
  return own?.format === 'smart-admin/models' ? { file: own } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // the caller says so, as for JSON of something else
    return undefined;
  }
}
