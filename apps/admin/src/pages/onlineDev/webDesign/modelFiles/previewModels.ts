import { api } from '../../../../app/api.js';
import { previewFile } from '../../../../resource/previewFile.js';
import { type ModelFile, type ModelImport } from './ModelFile.js';

/** What a file of models would do, with what of it is imported. */
export type PreviewedModels = ModelImport & { file: ModelFile };

/** Asks what a file of models would do; models that cannot be read are refused by themselves. */
export const previewModels = (file: ModelFile): Promise<PreviewedModels> =>
  previewFile(file, {
    list: 'models',
    ask: (body) => api.visualdev.models.importPreview({ body }, { silent: true }),
    refused: (row): ModelImport['rows'][number] => ({ ...row, missing: [], unknown: [], documents: null }),
    nothing: { revision: '', ignored: [], rows: [] },
  });
