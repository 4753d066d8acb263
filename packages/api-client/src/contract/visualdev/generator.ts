import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { DescriptionSchema, IdSchema, listOf, ListQuerySchema, pageOf, TimeSchema } from '../schemas.js';
import { AREA_NAME, CLASS_NAME, MODULE_NAME } from './generatorNames.js';

const path = '/api/visualdev/Generater';

/** What code is generated for: `web` list and form for desks, `app` for phones, `flow` for desks with approvals. */
export const CodeKindSchema = z.enum(['web', 'app', 'flow']);
export type CodeKind = z.output<typeof CodeKindSchema>;

/** Names of a table: `field` is the subtable whose rows it keeps, '' for the main table. */
const TableClassSchema = z.object({ field: z.string().max(50), className: z.string().regex(CLASS_NAME) });

export const CodeBodySchema = z.object({
  kind: CodeKindSchema,
  /** Folder that the code is put in, and first part of its paths. */
  areasName: z.string().regex(AREA_NAME),
  /** Folder of the form's own code. */
  moduleName: z.string().regex(MODULE_NAME),
  description: DescriptionSchema,
  /** Names of the types, one for each table; tables that are not named get the suggested names. */
  tables: z.array(TableClassSchema).max(100).default([]),
  /** Flow that decides about records, for `flow`; '' otherwise. */
  flowId: z.string().max(50).default(''),
});
export type CodeBody = z.output<typeof CodeBodySchema>;

const GeneratedModelSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  enCode: z.string(),
  /** Item of the dictionary modelCategory; '' = none. */
  category: z.string(),
  /** 1 released, 2 changed since. Code is made of the release. */
  state: z.int(),
  /** Names of its tables on the platform, the main one first. */
  tables: z.array(z.string()),
  lastModifyTime: TimeSchema.nullable(),
});

/** The settings of the last download, or suggested ones. */
const CodeSettingsSchema = z.object({
  areasName: z.string(),
  moduleName: z.string(),
  description: z.string(),
  /** Tables in the order of the form, the main one first. */
  tables: z.array(TableClassSchema.extend({ label: z.string(), table: z.string() })),
  flowId: z.string(),
  /** Released flows about the form that the caller may design or launch; empty unless the kind is `flow`. */
  flows: z.array(z.object({ id: IdSchema, fullName: z.string() })),
});

const CodeFileSchema = z.object({
  /** From the folder of the project, with slashes. */
  path: z.string(),
  language: z.enum(['typescript', 'json', 'sql', 'css', 'html', 'markdown', 'text']),
  content: z.string(),
});

/** Code that is generated of released models. Each call demands the page of the kind: generator.webForm, appForm or flowForm. */
export const generator = {
  list: endpoint({
    method: 'GET',
    path,
    permission: 'session',
    summary: 'Released models that the caller may open, paged',
    query: ListQuerySchema.extend({ kind: CodeKindSchema.default('web'), category: z.string().max(50).optional() }),
    data: pageOf(GeneratedModelSchema),
  }),
  areasName: endpoint({
    method: 'GET',
    path: `${path}/AreasName`,
    permission: 'session',
    summary:
      'Folders that code may be put in: the usual ones, and those of earlier downloads of models that the caller may open',
    data: listOf(z.string()),
  }),
  settings: endpoint({
    method: 'GET',
    path: `${path}/{id}/Settings`,
    permission: 'session',
    summary: 'Settings of the last download of a model, or suggested ones, with its tables and flows',
    query: z.object({ kind: CodeKindSchema }),
    data: CodeSettingsSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/CodePreview`,
    permission: 'session',
    byKey: 'read',
    logName: false,
    timeout: 60_000,
    summary: 'The files of the code of a model, and what it has in another way than the platform; changes nothing',
    body: CodeBodySchema,
    data: z.object({ files: z.array(CodeFileSchema), notes: z.array(z.string()) }),
  }),
  download: fileEndpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/DownloadCode`,
    permission: 'session',
    timeout: 60_000,
    summary:
      'The same files as a ZIP archive; the settings are remembered for the model. Demands btn_download of the page',
    body: CodeBodySchema,
    contentType: 'application/zip',
  }),
};
