import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import {
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  KeywordQuerySchema,
  listOf,
  NewIdSchema,
  NothingSchema,
  ParentIdSchema,
  SortCodeSchema,
  TreeNodeSchema,
} from '../schemas.js';

export const CodeBodySchema = z.object({
  enCode: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[\w.-]+$/),
  fullName: FullNameSchema,
});

export const MenuBodySchema = z.object({
  /** `-1` is the root. */
  parentId: ParentIdSchema,
  enCode: EnCodeSchema,
  fullName: FullNameSchema,
  names: z
    .object({
      en: z.string().max(100).optional(),
      zhtw: z.string().max(100).optional(),
      vi: z.string().max(100).optional(),
    })
    .default({}),
  icon: z.string().max(100).default(''),
  /** Whose menu shows the entry; one of the app needs a parent of the app. */
  category: z.enum(['Web', 'App']).default('Web'),
  type: z.number().int().min(1).max(8),
  urlAddress: z.string().max(500).default(''),
  linkTarget: z.enum(['_self', '_blank', '']).default(''),
  propertyJson: z.string().max(2_000).default(''),
  enabledMark: EnabledMarkSchema.default(1),
  sortCode: SortCodeSchema,
  /** Codes that can be granted on this page. */
  buttons: z.array(CodeBodySchema).max(100).default([]),
  columns: z.array(CodeBodySchema).max(300).default([]),
  forms: z.array(CodeBodySchema).max(300).default([]),
  /** Which permission kinds are switched on; off means everybody who has the page has them all. */
  isButtonAuthorize: EnabledMarkSchema.default(1),
  isColumnAuthorize: EnabledMarkSchema.default(0),
  isFormAuthorize: EnabledMarkSchema.default(0),
  isDataAuthorize: EnabledMarkSchema.default(0),
});

export const MenuSchema = MenuBodySchema.extend({ id: IdSchema });

export interface MenuRow extends z.output<typeof MenuSchema> {
  hasChildren: boolean;
  children?: MenuRow[];
}
export const MenuRowSchema: z.ZodType<MenuRow> = z.lazy(() =>
  MenuSchema.extend({ hasChildren: z.boolean(), children: z.array(MenuRowSchema).optional() }),
);

const path = '/api/system/Menu';
const page = 'system.menu';

export const menu = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page,
    summary: 'The whole menu as a tree',
    query: KeywordQuerySchema,
    data: listOf(MenuRowSchema),
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector/{id}`,
    permission: page,
    summary: 'Menu tree without the entry named by id and those below it; 0 leaves out nothing',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: `${page}:btn_add`,
    summary: 'Creates a menu entry',
    body: MenuBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    permission: `${page}:btn_edit`,
    summary: 'Changes or moves a menu entry',
    body: MenuBodySchema,
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page,
    summary: 'One menu entry',
    data: MenuSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: `${page}:btn_remove`,
    summary: 'Deletes an entry that has none below it',
    data: NothingSchema,
  }),
  updateState: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/State`,
    permission: `${page}:btn_edit`,
    summary: 'Enables a disabled entry and disables an enabled one',
    data: NothingSchema,
  }),
};
