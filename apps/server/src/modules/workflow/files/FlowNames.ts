import { type FlowReferenceKind } from '@smart-admin/form-engine/flow';
import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { isCallable } from '../../dataInterface/requireCallable.js';
import { visible } from '../../organize/listOrganizes.js';
import { positionsWithin } from '../../position/selectPositions.js';
import { rolesVisible } from '../../role/selectRoles.js';

/** What files of flows name: `category` is an item of the dictionary flowCategory. */
export type FlowNamed = FlowReferenceKind | 'category';

/** Begins what stands in a file for something that has no code that the reader may know: its id, which means nothing elsewhere. */
const BY_ID = 'id:';
/** Begins what stands in a document for something that is not here: its code. No id begins so, so nobody is meant by chance. */
const BY_CODE = 'code:';

/** How whom and what flows refer to is named here, by ids, and in files, by codes. */
export class FlowNames {
  private constructor(private readonly pairs: Readonly<Record<FlowNamed, Pairs>>) {}

  /** Reads them as far as the caller may see them. */
  static async read(db: Executor, caller: Caller): Promise<FlowNames> {
    const [users, roles, positions, groups, organizes, interfaces, models, flows, templates, categories] =
      await Promise.all([
        db.selectFrom('userAccount').select(['id', 'account as enCode']).execute(),
        db.selectFrom('role').select(['id', 'enCode']).where(rolesVisible(caller)).execute(),
        db.selectFrom('position').select(['id', 'enCode']).where(positionsWithin(caller)).execute(),
        db.selectFrom('userGroup').select(['id', 'enCode']).execute(),
        db.selectFrom('organize').select(['id', 'enCode', 'category']).execute(),
        db.selectFrom('dataInterface').select(['id', 'enCode']).where(isCallable(caller)).execute(),
        db.selectFrom('visualModel').select(['id', 'enCode']).execute(),
        db.selectFrom('flow').select(['id', 'enCode']).execute(),
        db.selectFrom('messageTemplate').select(['id', 'enCode']).execute(),
        db
          .selectFrom('dictionaryData')
          .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
          .select(['dictionaryData.id', 'dictionaryData.enCode'])
          .where('dictionaryType.enCode', '=', 'flowCategory')
          .execute(),
      ]);
    // a company and a department may have the same code
    const placed = visible(caller, organizes).map(({ id, enCode, category }) => ({
      id,
      enCode: `${category}/${enCode}`,
    }));
    return new FlowNames({
      user: pairsOf(users),
      role: pairsOf(roles),
      position: pairsOf(positions),
      group: pairsOf(groups),
      organize: pairsOf(placed),
      interface: pairsOf(interfaces),
      model: pairsOf(models),
      flow: pairsOf(flows),
      template: pairsOf(templates),
      category: pairsOf(categories),
    });
  }

  /** How a file names what a flow names here. */
  toName(of: FlowNamed, id: string): string {
    if (id.startsWith(BY_CODE)) return id.slice(BY_CODE.length);
    return this.pairs[of].codes.get(id) ?? `${BY_ID}${id}`;
  }

  /** What a name in a file is here; undefined where it is not. */
  find(of: FlowNamed, name: string): string | undefined {
    const { codes, ids } = this.pairs[of];
    if (!name.startsWith(BY_ID)) return ids.get(name.toLowerCase());
    const id = name.slice(BY_ID.length);
    return codes.has(id) ? id : undefined;
  }

  /** What stands in a document for a name in a file: the code itself where there is nothing with it. */
  toId(of: FlowNamed, name: string): string {
    return this.find(of, name) ?? (name.startsWith(BY_ID) ? name.slice(BY_ID.length) : `${BY_CODE}${name}`);
  }

  /** Whether something stands in a document by its code, and has come here since. */
  hasCome(of: FlowNamed, id: string): boolean {
    return id.startsWith(BY_CODE) && this.find(of, id.slice(BY_CODE.length)) !== undefined;
  }

  /** Gives a flow that is about to be made its id. */
  addFlow(code: string, id: string): void {
    this.pairs.flow.ids.set(code.toLowerCase(), id);
    this.pairs.flow.codes.set(id, code);
  }
}

interface Pairs {
  codes: Map<string, string>;
  ids: Map<string, string>;
}

function pairsOf(rows: readonly { id: string; enCode: string }[]): Pairs {
  const named = rows.filter(({ enCode }) => enCode !== '');
  return {
    codes: new Map(named.map(({ id, enCode }) => [id, enCode])),
    ids: new Map(named.map(({ id, enCode }) => [enCode.toLowerCase(), id])),
  };
}
