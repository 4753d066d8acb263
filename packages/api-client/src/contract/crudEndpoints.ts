import type * as z from 'zod';
import { type CRUD_BUTTONS, type Page } from '../pages/index.js';
import { changeOf, type ChangeSchema, RevisionSchema } from './changeOf.js';
import { endpoint, type Endpoint, type Permission } from './endpoint.js';
import { NounChangesSchema } from './nounChange.js';
import {
  AuditSchema,
  IdSchema,
  IdsBodySchema,
  listOf,
  ListQuerySchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  TreeNodeSchema,
} from './schemas.js';

/**
 * The calls of an ordinary noun. A call exists when `calls` names it, with its sentence for the API document; what is
 * particular to a noun stands beside them as plain `endpoint()`s, which win where they have the same name.
 *
 * @example
 *   export const group = crudEndpoints({
 *     path: '/api/permission/Group',
 *     page: pages.group,
 *     body: GroupBodySchema,
 *     row: { userCount: z.number().int() },
 *     query: { type: z.string().optional() },
 *     calls: { list: 'User groups, paged', create: 'Creates a group', ... },
 *   });
 */
export function crudEndpoints<
  const Path extends `/${string}`,
  Body extends z.ZodObject,
  Calls extends CrudCalls,
  Record extends z.ZodRawShape = typeof AuditSchema.shape,
  Row extends z.ZodRawShape = NoShape,
  Query extends z.ZodRawShape = NoShape,
  Create extends z.ZodObject = Body,
>(
  definition: CrudDefinition<Path, Body, Calls, Record, Row, Query, Create>,
): Pick<CrudEndpoints<Path, Body, Record, Row, Query, Create>, keyof Calls & CrudCall> {
  const { page, body, calls } = definition;
  const path: `/${string}` = definition.path;
  const record = body.extend({ id: IdSchema, ...(definition.record ?? AuditSchema.shape) });
  const make: { [Call in CrudCall]: (summary: string) => Endpoint } = {
    list: (summary) =>
      endpoint({
        method: 'GET',
        path,
        permission: page.permission,
        summary,
        query: ListQuerySchema.extend(definition.query ?? {}),
        data: pageOf(record.extend(definition.row ?? {})),
      }),
    selector: (summary) => selectorEndpoint(`${path}/Selector`, summary),
    create: (summary) =>
      endpoint({
        method: 'POST',
        once: true,
        path,
        permission: page.button('btn_add'),
        summary,
        body: definition.createBody ?? body,
        data: NewIdSchema,
      }),
    update: (summary) => updateEndpoint({ path: `${path}/{id}`, permission: page.button('btn_edit'), summary, body }),
    read: (summary) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}`,
        permission: page.permission,
        summary,
        data: record.extend({ revision: RevisionSchema }),
      }),
    changes: (summary) =>
      endpoint({
        method: 'GET',
        path: `${path}/{id}/Changes`,
        permission: page.permission,
        summary,
        data: NounChangesSchema,
      }),
    remove: (summary) =>
      endpoint({
        method: 'DELETE',
        path: `${path}/{id}`,
        permission: page.button('btn_remove'),
        summary,
        data: NothingSchema,
      }),
    batchRemove: (summary) =>
      endpoint({
        method: 'POST',
        path: `${path}/Actions/BatchDelete`,
        permission: page.button('btn_remove'),
        summary,
        body: IdsBodySchema,
        data: NothingSchema,
      }),
    updateState: (summary) =>
      endpoint({
        method: 'PUT',
        path: `${path}/{id}/Actions/State`,
        permission: page.button('btn_edit'),
        summary,
        data: NothingSchema,
      }),
    copy: (summary) =>
      endpoint({
        method: 'POST',
        once: true,
        path: `${path}/{id}/Actions/Copy`,
        permission: page.button('btn_add'),
        summary,
        data: NewIdSchema,
      }),
  };
  const made = Object.entries(calls).map(([call, summary]) => [call, make[call as CrudCall](summary)]);
  return Object.fromEntries(made) as ReturnType<typeof crudEndpoints<Path, Body, Calls, Record, Row, Query, Create>>;
}

/**
 * A call that changes what it names of a thing (see `changeOf`). It answers 409 with `conflict` where others have changed
 * the same since `revision`.
 */
export function updateEndpoint<const Path extends `/${string}`, Body extends z.ZodObject>({
  body,
  ...definition
}: {
  path: Path;
  permission: Permission;
  summary: string;
  /** All that can be changed. */
  body: Body;
}): UpdateEndpoint<Path, Body> {
  return { ...endpoint({ ...definition, method: 'PUT', body: changeOf(body), data: NothingSchema }), whole: body };
}

/** `whole` is all that the call can change. */
export type UpdateEndpoint<Path extends string, Body extends z.ZodObject> = Endpoint<
  'PUT',
  Path,
  z.ZodUndefined,
  ChangeSchema<Body['shape']>,
  typeof NothingSchema
> & { whole: Body };

export const TreeListSchema = listOf(TreeNodeSchema);

/** A tree to choose from, for everybody who is signed in unless a permission is named. */
export function selectorEndpoint<const Path extends `/${string}`>(
  path: Path,
  summary: string,
  permission: Permission = 'session',
): Selector<Path> {
  return endpoint({ method: 'GET', path, permission, summary, data: TreeListSchema });
}

type Selector<Path extends string> = Endpoint<'GET', Path, z.ZodUndefined, z.ZodUndefined, typeof TreeListSchema>;

export interface CrudDefinition<
  Path extends string,
  Body extends z.ZodObject,
  Calls extends CrudCalls,
  Record extends z.ZodRawShape,
  Row extends z.ZodRawShape,
  Query extends z.ZodRawShape,
  Create extends z.ZodObject,
> {
  path: Path;
  page: Pick<Page<string, (typeof CRUD_BUTTONS)[number]>, 'permission' | 'button'>;
  /** What is created and changed. */
  body: Body;
  /** Body of a new one, where it takes more. Default `body`. */
  createBody?: Create;
  /** What one record says beyond id and body. Default: when it was made and changed. */
  record?: Record;
  /** What a row of the list says beyond the record. */
  row?: Row;
  /** Filters of the list beyond paging, order and keyword. */
  query?: Query;
  /** The calls that exist, each with one sentence for the API document. */
  calls: Calls;
}

type CrudCalls = { readonly [Call in CrudCall]?: string };
type CrudCall = keyof CrudEndpoints<string, z.ZodObject, NoShape, NoShape, NoShape, z.ZodObject>;
type NoShape = Readonly<Record<never, never>>;
type RecordSchema<Body extends z.ZodObject, Extra> = z.ZodObject<Body['shape'] & { id: typeof IdSchema } & Extra>;
type PageSchema<Item extends z.ZodType> = ReturnType<typeof pageOf<Item>>;

/** The calls that `crudEndpoints` can make, by name. */
export interface CrudEndpoints<
  Path extends string,
  Body extends z.ZodObject,
  Extra,
  Row,
  Query,
  Create extends z.ZodObject,
> {
  list: Endpoint<
    'GET',
    Path,
    z.ZodObject<typeof ListQuerySchema.shape & Query>,
    z.ZodUndefined,
    PageSchema<RecordSchema<Body, Extra & Row>>
  >;
  selector: Selector<`${Path}/Selector`>;
  create: Endpoint<'POST', Path, z.ZodUndefined, Create, typeof NewIdSchema>;
  update: UpdateEndpoint<`${Path}/{id}`, Body>;
  read: Endpoint<
    'GET',
    `${Path}/{id}`,
    z.ZodUndefined,
    z.ZodUndefined,
    RecordSchema<Body, Extra & { revision: typeof RevisionSchema }>
  >;
  changes: Endpoint<'GET', `${Path}/{id}/Changes`, z.ZodUndefined, z.ZodUndefined, typeof NounChangesSchema>;
  remove: Endpoint<'DELETE', `${Path}/{id}`, z.ZodUndefined, z.ZodUndefined, typeof NothingSchema>;
  batchRemove: Endpoint<
    'POST',
    `${Path}/Actions/BatchDelete`,
    z.ZodUndefined,
    typeof IdsBodySchema,
    typeof NothingSchema
  >;
  updateState: Endpoint<'PUT', `${Path}/{id}/Actions/State`, z.ZodUndefined, z.ZodUndefined, typeof NothingSchema>;
  copy: Endpoint<'POST', `${Path}/{id}/Actions/Copy`, z.ZodUndefined, z.ZodUndefined, typeof NewIdSchema>;
}
