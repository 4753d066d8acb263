import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { importedFile, importedRow } from '../importedRow.js';
import { DescriptionSchema, EnCodeSchema, FullNameSchema, SortCodeSchema } from '../schemas.js';
import { MissingReferenceSchema } from './missingReference.js';

const base = '/api/visualdev/Base';

/** The most models that one file holds. */
export const MODELS_IN_FILE = 100;

/** A document, or a part of one, as JSON. */
const JsonObjectSchema = z.record(z.string(), z.unknown());

/** A model in a file: what it refers to is named by codes, so that it means the same in another system. */
const FileModelSchema = z.looseObject({
  enCode: EnCodeSchema,
  fullName: FullNameSchema,
  /** 1 web form, 2 app form, 3 flow form. */
  type: z.number().int().min(1).max(5).default(1),
  /** Code of an item of the dictionary modelCategory; '' = none. */
  category: z.string().max(100).default(''),
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
  /** Form document in the stored format, without its texts in other languages. */
  form: JsonObjectSchema,
  /** List definition in the stored format, without its texts in other languages. */
  list: JsonObjectSchema,
  /** Texts of both in other languages, by language and place. */
  texts: z
    .object({ form: JsonObjectSchema.default({}), list: JsonObjectSchema.default({}) })
    .default({ form: {}, list: {} }),
});

/** Models as a file. */
export const ModelFileSchema = z.looseObject({
  format: z.literal('smart-admin/models'),
  version: z.literal(1),
  models: z.array(FileModelSchema).min(1).max(MODELS_IN_FILE),
});
export type ModelFile = z.output<typeof ModelFileSchema>;

const ModelImportSchema = z.object({
  ...importedFile,
  rows: z.array(
    z.object({
      /** Changes are `fullName`, `type`, `category`, `description`, `sortCode`, `form`, `list`, `texts`. */
      ...importedRow,
      /** What the model refers to and what is not here. */
      missing: z.array(MissingReferenceSchema),
      /** Fields of kinds that are not known here: they are kept as they are and show their values as text. */
      unknown: z.array(z.object({ path: z.string(), name: z.string() })),
      /** Documents as they would be, for a comparison with those of a model that changes; null where nothing is to be compared. */
      documents: z.object({ formData: z.string(), columnData: z.string() }).nullable(),
    }),
  ),
});
export type ModelImport = z.output<typeof ModelImportSchema>;

export const modelFiles = {
  export: fileEndpoint({
    method: 'GET',
    path: `${base}/Actions/Export`,
    permission: pages.webDesign.button('btn_download'),
    summary: 'The drafts of models as one JSON file with sorted keys, which names by codes what they refer to',
    query: z.object({
      /** Ids, with commas between them: at most 100. */
      ids: z.string().min(1).max(6_000),
    }),
    contentType: 'application/json',
  }),
  importPreview: endpoint({
    method: 'POST',
    path: `${base}/Actions/ImportPreview`,
    permission: pages.webDesign.button('btn_upload'),
    summary: 'What the import of such a file would do to each model; changes nothing',
    logName: false,
    byKey: 'read',
    timeout: 60_000,
    body: ModelFileSchema,
    data: ModelImportSchema,
  }),
  import: endpoint({
    method: 'POST',
    once: true,
    path: `${base}/Actions/Import`,
    permission: pages.webDesign.button('btn_upload'),
    summary: 'Makes and changes the drafts of chosen models of such a file, all or none of them; releases nothing',
    timeout: 60_000,
    body: z.object({
      file: ModelFileSchema,
      revision: z.string(),
      /** Codes of the models that are made or changed; what is refused is not. */
      codes: z.array(z.string().max(100)).min(1).max(MODELS_IN_FILE),
    }),
    data: ModelImportSchema,
  }),
};
