import { type contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { type Selectable, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { requireRow } from '../../db/requireRow.js';
import { type CrudOptions, type SaveContext } from '../../http/crud/CrudOptions.js';
import { type Call, type Handler } from '../../http/handle.js';
import { menusChanged } from '../../rights/menu.events.js';
import { type Deps } from '../../deps.js';
import { removeReleasedEntries } from '../menu/releasedEntries.js';
import { type DesignKind, propertyOfDesign } from './DesignKind.js';
import { type DesignPageTable } from './design.tables.js';
import { listDesignVersions, readDesignVersion, restoreDesignVersion } from './designVersions.js';
import { releaseDesign } from './releaseDesign.js';

/** The calls that every kind of designed pages has, of which the documents differ: those their contracts check. */
type DesignContract = Pick<typeof contract.design.portal, OwnCall>;
type OwnCall = 'export' | 'release' | 'released' | 'versions' | 'version' | 'restoreVersion';

/** How the calls of a kind are answered that its pages share. */
type DesignHandlers<Document> = {
  [Name in Exclude<OwnCall, 'released' | 'version'>]: Handler<DesignContract[Name]>;
} & {
  released: (call: IdCall) => Promise<{ version: number; document: Document | null }>;
  version: (call: IdCall<'version'>) => Promise<{ version: number; document: Document }>;
};

/** As much of a call as reading a document needs. */
interface IdCall<More extends string = never> {
  deps: Pick<Deps, 'db'>;
  params: Record<'id' | More, string>;
}

/** How the ordinary calls of a kind of designed pages work: what is written is a draft, what goes takes its entries along. */
export function designOptions(kind: DesignKind) {
  return {
    table: 'designPage' as const,
    fixed: { kind: kind.kind },
    order: [
      ['sortCode', 'asc'],
      ['id', 'desc'],
    ] as const,
    computed: {
      inMenu: sql`(exists (select 1 from menu where menu.type = ${sql.lit(kind.menuType)}
        and (menu.id = design_page.menu_id or starts_with(menu.property_json, '{"moduleId":"' || design_page.id || '"'))))::int`,
    },
    toRow: (body: { document: object }, { current }: SaveContext<'designPage'>) => {
      const document = kind.clean?.(body.document) ?? body.document;
      const isReleased = current !== undefined && isDeepStrictEqual(document, current.releasedDocument);
      const state = isReleased ? 1 : (current?.version ?? 0) === 0 ? 0 : 2;
      return { ...body, document: JSON.stringify(document), state };
    },
    beforeRemove: async (page: Selectable<DesignPageTable>, { db, call }: SaveContextLike) => {
      const { menuId, id } = page;
      await removeReleasedEntries(
        { db, events: call.deps.events },
        { menuId, type: kind.menuType, property: propertyOfDesign(id) },
      );
      await db.updateTable('userAccount').set({ portalId: '' }).where('portalId', '=', id).execute();
    },
    announce: async ({ kind: happened }: { kind: string }, { db, call }: SaveContextLike) => {
      if (happened === 'removed') await call.deps.events.emit(db, menusChanged, {});
    },
  } satisfies Omit<CrudOptions<Record<string, AnyEndpoint>, 'designPage'>, 'own' | 'toRow'> & { toRow: unknown };
}

type SaveContextLike = Pick<SaveContext<'designPage'>, 'db' | 'call'>;

/** The other calls that all kinds share. What is stored has been checked by the schema of its kind. */
export function designCalls<Document>(kind: DesignKind): DesignHandlers<Document> {
  const ofKind = ({ params }: { params: { id: string } }) => ({ kind: kind.kind, id: params.id });
  return {
    export: async ({ deps, params }) => {
      const row = requireRow(
        await deps.db
          .selectFrom('designPage')
          .select(['fullName', 'enCode', 'category', 'description', 'sortCode', 'document'])
          .where('id', '=', params.id)
          .where('kind', '=', kind.kind)
          .executeTakeFirst(),
      );
      return {
        fileName: `${row.fullName}.json`,
        content: Buffer.from(`${JSON.stringify({ version: 1, [kind.kind]: row }, null, 2)}\n`),
      };
    },
    release: ({ deps, caller, params, body, once, describe }) =>
      once(async (db) => {
        const { fullName, ...entries } = await releaseDesign(db, kind, { ...body, ...params, userId: caller.userId });
        describe({ recordId: params.id, recordName: fullName });
        await deps.events.emit(db, menusChanged, {});
        return entries;
      }),
    released: async ({ deps, params }) => {
      const { version, releasedDocument } = requireRow(
        await deps.db
          .selectFrom('designPage')
          .select(['version', 'releasedDocument'])
          .where('id', '=', params.id)
          .where('kind', '=', kind.kind)
          .executeTakeFirst(),
      );
      return { version, document: releasedDocument as Document | null };
    },
    versions: (call) => listDesignVersions(call.deps.db, ofKind(call), call.query),
    version: async (call) => {
      const { version, document } = await readDesignVersion(call.deps.db, {
        ...ofKind(call),
        version: call.params.version,
      });
      return { version, document: document as Document };
    },
    restoreVersion: async (call: Call<DesignContract['restoreVersion']>) => {
      const { deps, caller, params, describe } = call;
      const path = { ...ofKind(call), version: params.version, userId: caller.userId };
      const { fullName } = await restoreDesignVersion(deps.db, path);
      describe({ recordId: params.id, recordName: fullName });
      return null;
    },
  };
}
