import * as z from 'zod';

/** Id of an entity: letters, digits, dash, underscore. */
export const IdSchema = z.string().regex(/^[\w-]{1,50}$/);
/** Id of a parent; `-1` or `0` is the root. */
export const ParentIdSchema = z.string().regex(/^[\w-]{1,50}$/);
/** Point in time, milliseconds since 1970-01-01 UTC. */
export const TimeSchema = z.number().int();
/** 1 enabled, 0 disabled. */
export const EnabledMarkSchema = z.union([z.literal(0), z.literal(1)]);
/** Name of a thing as people read it. */
export const FullNameSchema = z.string().trim().min(1).max(100);
/** Code: English letters, digits and dots; a dot neither first nor last. */
export const EnCodeSchema = z
  .string()
  .max(100)
  .regex(/^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/);
export const DescriptionSchema = z.string().max(500).default('');
export const SortCodeSchema = z.number().int().min(0).max(999_999).default(0);
export const KeywordSchema = z.string().trim().max(100).optional();

/** Query of a paged list. `sidx` and `sort` name the order: comma-joined fields and their asc/desc. */
export const ListQuerySchema = z.object({
  currentPage: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(500).default(10),
  keyword: KeywordSchema,
  sidx: z
    .string()
    .max(200)
    .regex(/^[\w,]*$/)
    .optional(),
  sort: z
    .string()
    .max(100)
    .regex(/^(asc|desc)?(,(asc|desc))*$/)
    .optional(),
});

/** Body of a call that works on several: all of them or none. */
export const IdsBodySchema = z.object({ ids: z.array(IdSchema).min(1).max(500) });
/** Filter by a mark of 1 or 0 in a query string. */
export const MarkFilterSchema = z.coerce.number().pipe(EnabledMarkSchema).optional();

/** Query of a list that is not paged. */
export const KeywordQuerySchema = z.object({ keyword: KeywordSchema });

/** Fields by which lists show who made a thing and when. */
export const AuditSchema = z.object({ creatorTime: TimeSchema.nullable(), lastModifyTime: TimeSchema.nullable() });

export const PaginationSchema = z.object({
  currentPage: z.number().int(),
  pageSize: z.number().int(),
  /** Rows that fit the filter; lists over very large tables stop counting at 10,001. */
  total: z.number().int(),
});

/** `data` of a paged list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), pagination: PaginationSchema });
}

/** Filter of a list by one value or by several of them, comma-joined in an address. */
export function severalOf<Value extends z.ZodType<string, string>>(value: Value) {
  const values = z.array(value).max(50);
  return z
    .union([
      values,
      z
        .string()
        .transform((text) => (text === '' ? [] : text.split(',')))
        .pipe(values),
    ])
    .optional();
}

/** `data` of a list without paging. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item) });
}

/** A row of a list that is a tree. */
export type TreeRow<Row> = Row & { hasChildren: boolean; children?: TreeRow<Row>[] };

/** Schema of such rows. */
export function treeOf<Row extends z.ZodObject>(row: Row): z.ZodType<TreeRow<z.output<Row>>> {
  const schema: z.ZodType<TreeRow<z.output<Row>>> = z.lazy(
    () =>
      row.extend({ hasChildren: z.boolean(), children: z.array(schema).optional() }) as z.ZodType as z.ZodType<
        TreeRow<z.output<Row>>
      >,
  );
  return schema;
}

/** `data` of a call that answers nothing but success. */
export const NothingSchema = z.null();
/** `data` of a call that creates: the new id. */
export const NewIdSchema = z.string().regex(/^[\w-]{1,50}$/);

/** The last days, on the clock of the caller. */
export const DayRangeSchema = z.object({
  days: z.coerce.number().int().min(1).max(31).default(7),
  /** Minutes by which that clock is ahead of UTC. */
  offset: z.coerce.number().int().min(-840).max(840).default(0),
});

/** How much there was of something on one day; `day` reads 2026-11-20. */
export const DayCountSchema = z.object({ day: z.string(), count: z.number().int() });

/** Node of a selector tree. */
export interface TreeNode {
  id: string;
  parentId: string;
  fullName: string;
  enCode?: string;
  /** What the node stands for: company, department, position, role, user, area ... */
  type?: string;
  icon?: string;
  enabledMark?: number;
  hasChildren: boolean;
  isLeaf: boolean;
  children?: TreeNode[];
}

export const TreeNodeSchema: z.ZodType<TreeNode> = z.lazy(() =>
  z.object({
    id: z.string(),
    parentId: z.string(),
    fullName: z.string(),
    enCode: z.string().optional(),
    type: z.string().optional(),
    icon: z.string().optional(),
    enabledMark: z.number().optional(),
    hasChildren: z.boolean(),
    isLeaf: z.boolean(),
    children: z.array(TreeNodeSchema).optional(),
  }),
);
