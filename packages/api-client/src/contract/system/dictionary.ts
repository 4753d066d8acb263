import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { crudEndpoints, selectorEndpoint } from '../crudEndpoints.js';
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
  MarkFilterSchema,
  ParentIdSchema,
  SortCodeSchema,
  treeOf,
  TreeNodeSchema,
  type TreeRow,
} from '../schemas.js';

const DictionaryTypeBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  fullName: FullNameSchema,
  enCode: EnCodeSchema,
  /** 1: items form a tree. */
  isTree: EnabledMarkSchema.default(0),
  description: DescriptionSchema,
  sortCode: SortCodeSchema,
});

const DictionaryTypeSchema = DictionaryTypeBodySchema.extend({ id: IdSchema });
export type DictionaryTypeNode = TreeRow<z.output<typeof DictionaryTypeSchema>>;

const DictionaryDataBodySchema = z.object({
  dictionaryTypeId: IdSchema,
  /** `-1` or `0` is the root. */
  parentId: ParentIdSchema.default('0'),
  fullName: FullNameSchema,
  enCode: z.string().trim().min(1).max(100),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
});

const DictionaryDataSchema = DictionaryDataBodySchema.extend({ id: IdSchema, ...AuditSchema.shape });

/** An item as selects use it: the id is stored, the name is shown. */
const DictionaryOptionSchema = z.object({
  id: IdSchema,
  fullName: z.string(),
  enCode: z.string(),
  parentId: z.string(),
});

const typePath = '/api/system/DictionaryType';
const dataPath = '/api/system/DictionaryData';
const page = pages.dictionary;

export const dictionaryType = {
  ...crudEndpoints({
    path: typePath,
    page,
    body: DictionaryTypeBodySchema,
    record: {},
    calls: {
      create: 'Creates a dictionary type',
      update: 'Changes a dictionary type',
      read: 'One dictionary type',
      remove: 'Deletes a type that has neither items nor types below it',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: typePath,
    permission: page.permission,
    summary: 'Dictionary types as a tree',
    data: listOf(treeOf(DictionaryTypeSchema)),
  }),
  selector: selectorEndpoint(
    `${typePath}/Selector/{id}`,
    'Type tree without the type named by id and those below it; 0 leaves out nothing',
  ),
};

export const dictionaryData = {
  ...crudEndpoints({
    path: dataPath,
    page,
    body: DictionaryDataBodySchema,
    calls: {
      create: 'Creates an item',
      update: 'Changes an item',
      remove: 'Deletes an item that has none below it',
      updateState: 'Enables a disabled item and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: `${dataPath}/{typeId}`,
    permission: page.permission,
    summary: 'Items of a type, as a tree where the type is one',
    query: z.object({ keyword: KeywordSchema, isTree: MarkFilterSchema }),
    data: listOf(treeOf(DictionaryDataSchema)),
  }),
  read: endpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Info`,
    permission: page.permission,
    summary: 'One item',
    data: DictionaryDataSchema.extend({ revision: RevisionSchema }),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${dataPath}/{typeId}/Selector/{id}`,
    permission: 'session',
    summary: 'Items of a type without the item named by id and those below it; 0 leaves out nothing',
    query: z.object({ isTree: MarkFilterSchema }),
    data: listOf(TreeNodeSchema),
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
  dataSelector: endpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Data/Selector`,
    permission: 'session',
    summary: 'Enabled items of a type, by its id or code; with `withDisabled=1` the disabled ones too',
    query: z.object({ withDisabled: MarkFilterSchema }),
    data: listOf(DictionaryOptionSchema.extend({ enabledMark: EnabledMarkSchema })),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${dataPath}/{id}/Action/Export`,
    permission: page.button('btn_download'),
    summary: 'A dictionary type with its items as a JSON file',
    contentType: 'application/json',
  }),
};
