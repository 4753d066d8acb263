import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { importedFile, importedRow } from '../importedRow.js';
import { DescriptionSchema, EnabledMarkSchema, EnCodeSchema, FullNameSchema, SortCodeSchema } from '../schemas.js';

const page = pages.flowEngine;
const path = '/api/workflow/Engine/Flow';

/** The most flows that one file holds. */
export const FLOWS_IN_FILE = 100;

const CodesSchema = z.array(z.string().min(1).max(150)).max(500).default([]);

/** A flow in a file: whom and what it names is named by codes, so that it means the same in another system. */
const FileFlowSchema = z.looseObject({
  enCode: EnCodeSchema,
  fullName: FullNameSchema,
  /** Code of an item of the dictionary flowCategory; '' = none. */
  category: z.string().max(100).default(''),
  icon: z.string().max(50).default(''),
  /** Code of the model whose form is filled. */
  model: z.string().min(1).max(100),
  billRule: z.string().max(100).default(''),
  titleFormula: z.string().max(2_000).default(''),
  /** Accounts of people, codes of roles, organisations (`department/finance`) and groups; null: everybody who has the page. */
  launchers: z
    .object({ users: CodesSchema, roles: CodesSchema, organizes: CodesSchema, groups: CodesSchema })
    .nullable(),
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
  enabledMark: EnabledMarkSchema.default(1),
  /** The draft, as a flow is stored. */
  document: z.record(z.string(), z.unknown()),
});

/** Flows as a file. */
export const FlowFileSchema = z.looseObject({
  format: z.literal('smart-admin/flows'),
  version: z.literal(1),
  flows: z.array(FileFlowSchema).min(1).max(FLOWS_IN_FILE),
});
export type FlowFile = z.output<typeof FlowFileSchema>;

/** Whom or what a flow names and who or what is not here. */
export const MissingOfFlowSchema = z.object({
  kind: z.enum([
    ...(['user', 'role', 'position', 'group', 'organize'] as const),
    ...(['interface', 'model', 'flow', 'template', 'category', 'billRule'] as const),
  ]),
  /** Node that names it; '' for the flow itself. */
  label: z.string(),
  /** Code that is named. */
  name: z.string(),
});
export type MissingOfFlow = z.output<typeof MissingOfFlowSchema>;

const FlowImportSchema = z.object({
  ...importedFile,
  rows: z.array(
    z.object({
      ...importedRow,
      missing: z.array(MissingOfFlowSchema),
      /** The draft as it would be, for a comparison with that of a flow that changes; null where nothing is to be compared. */
      document: z.string().nullable(),
    }),
  ),
});
export type FlowImport = z.output<typeof FlowImportSchema>;

export const flowFiles = {
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/Actions/Export`,
    permission: page.button('btn_download'),
    summary: 'The drafts of flows as one JSON file with sorted keys, which names by codes whom and what they refer to',
    query: z.object({
      /** Ids, with commas between them: at most 100. */
      ids: z.string().min(1).max(6_000),
    }),
    contentType: 'application/json',
  }),
  importPreview: endpoint({
    method: 'POST',
    path: `${path}/Actions/ImportPreview`,
    permission: page.button('btn_upload'),
    summary: 'What the import of such a file would do to each flow, and whom it names in vain; changes nothing',
    logName: false,
    byKey: 'read',
    timeout: 60_000,
    body: FlowFileSchema,
    data: FlowImportSchema,
  }),
  import: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Actions/Import`,
    permission: page.button('btn_upload'),
    summary: 'Makes and changes the drafts of chosen flows of such a file, all or none of them; releases nothing',
    timeout: 60_000,
    body: z.object({
      file: FlowFileSchema,
      revision: z.string(),
      /** Codes of the flows that are made or changed; what is refused is not. */
      codes: z.array(z.string().max(100)).min(1).max(FLOWS_IN_FILE),
    }),
    data: FlowImportSchema,
  }),
};
