import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  KeywordSchema,
  listOf,
  NewIdSchema,
  NothingSchema,
  ParentIdSchema,
  SortCodeSchema,
  TreeNodeSchema,
} from '../schemas.js';

export const DictionaryTypeBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** 1: items form a tree. */
  isTree: EnabledMarkSchema.default(0),
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
});

export const DictionaryTypeSchema = DictionaryTypeBodySchema.extend({ id: IdSchema });

export interface DictionaryTypeNode extends z.output<typeof DictionaryTypeSchema> {
  hasChildren: boolean;
  children?: DictionaryTypeNode[];
}
export const DictionaryTypeNodeSchema: z.ZodType<DictionaryTypeNode> = z.lazy(() =>
  DictionaryTypeSchema.extend({ hasChildren: z.boolean(), children: z.array(DictionaryTypeNodeSchema).optional() }),
);

export const DictionaryDataBodySchema = z.object({
  dictionaryTypeId: IdSchema,
  /** `-1` or `0` is the root. */
  parentId: ParentIdSchema.default('0'),
  fullName: FullNameSchema,
  enCode: z.string().trim().min(1).max(100),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

export const DictionaryDataSchema = DictionaryDataBodySchema.extend({ id: IdSchema, ...AuditSchema.shape });

export interface DictionaryDataRow extends z.output<typeof DictionaryDataSchema> {
  hasChildren: boolean;
  children?: DictionaryDataRow[];
}
export const DictionaryDataRowSchema: z.ZodType<DictionaryDataRow> = z.lazy(() =>
  DictionaryDataSchema.extend({ hasChildren: z.boolean(), children: z.array(DictionaryDataRowSchema).optional() }),
);

/** An item as selects use it: the id is stored, the name is shown. */
export const DictionaryOptionSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  enCode: z.string(),
  parentId: z.string(),
});

const typePath = '/api/system/DictionaryType';
const dataPath = '/api/system/DictionaryData';
const page = 'dataApplication.dictionary';

export const dictionaryType = {
  list: endpoint({
    method: 'GET',
    path: typePath,
    permission: page,
    summary: 'Dictionary types as a tree',
    data: listOf(DictionaryTypeNodeSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${typePath}/Selector/{id}`,
    permission: 'session',
    summary: 'Type tree without the type named by id and those below it; 0 leaves out nothing',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: typePath,
    permission: `${page}:btn_add`,
    summary: 'Creates a dictionary type',
    body: DictionaryTypeBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${typePath}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes a dictionary type',
    body: DictionaryTypeBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${typePath}/{id}`,
    permission: page,
    summary: 'One dictionary type',
    data: DictionaryTypeSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${typePath}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes a type that has neither items nor types below it',
    data: NothingSchema,
  }),
};

export const dictionaryData = {
  list: endpoint({
    method: 'GET',
    path: `${dataPath}/{typeId}`,
    permission: page,
    summary: 'Items of a type, as a tree where the type is one',
    query: z.object({ keyword: KeywordSchema, isTree: z.coerce.number().pipe(EnabledMarkSchema).optional() }),
    data: listOf(DictionaryDataRowSchema),
  }),
  all: endpoint({
    method: 'GET',
    path: `${dataPath}/All`,
    permission: 'session',
    summary: 'Every type with its enabled items',
    data: listOf(
      z.object({
        id: IdSchema,
        enCode: z.string(),
        fullName: z.string(),
        isTree: EnabledMarkSchema,
        dictionaryList: z.array(DictionaryOptionSchema),
      }),
    ),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${dataPath}/{typeId}/Selector/{id}`,
    permission: 'session',
    summary: 'Items of a type without the item named by id and those below it; 0 leaves out nothing',
    query: z.object({ isTree: z.coerce.number().pipe(EnabledMarkSchema).optional() }),
    data: listOf(TreeNodeSchema),
  }),
  dataSelector: endpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Data/Selector`,
    permission: 'session',
    summary: 'Enabled items of a type, by its id or code',
    data: listOf(DictionaryOptionSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: dataPath,
    permission: `${page}:btn_add`,
    summary: 'Creates an item',
    body: DictionaryDataBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${dataPath}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes an item',
    body: DictionaryDataBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Info`,
    permission: page,
    summary: 'One item',
    data: DictionaryDataSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${dataPath}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes an item that has none below it',
    data: NothingSchema,
  }),
  updateState: endpoint({
    method: 'PUT',
    path: `${dataPath}/{id}/Actions/State`,
    permission: `${page}:btn_edit`,
    summary: 'Enables a disabled item and disables an enabled one',
    data: NothingSchema,
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Action/Export`,
    permission: `${page}:btn_download`,
    summary: 'A dictionary type with its items as a JSON file',
    contentType: 'application/json',
  }),
};
