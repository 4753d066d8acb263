import { parsedFile } from '../../../../resource/parsedFile.js';
import { type FamilyLine, isFamilyModel, readFamilyModel } from './family/readFamilyModel.js';
import { type ModelFile } from './ModelFile.js';

/**
 * What a file holds that the export wrote, or what a model of another system of the family becomes, with a report of it;
 * undefined for a file of something else. Throws a SyntaxError for a model of the family that cannot be read.
 */
export async function readModelFile(file: File): Promise<{ file: ModelFile; report?: FamilyLine[] } | undefined> {
  const content = await parsedFile(file);
  if (isFamilyModel(content)) return readFamilyModel(content);
  const own = content as ModelFile | null | undefined;
  return own?.format === 'smart-admin/models' ? { file: own } : undefined;
}
