import { type NamedThing } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { isCallable } from '../../dataInterface/requireCallable.js';

/** The dictionary of which categories of models are items. */
export const CATEGORIES = 'modelCategory';

/** How what documents refer to is named here, by ids, and in files, by codes. */
export class DocumentNames {
  private constructor(
    /** Codes by id, and ids by code in small letters. */
    private readonly models: Pairs,
    private readonly interfaces: Pairs,
    private readonly dictionaries: Pairs,
    /** Of each dictionary, by its id. */
    private readonly items: ReadonlyMap<string, Pairs>,
  ) {}

  /** Reads them as far as the caller may use them; an interface that is not theirs keeps its id. */
  static async read(db: Executor, caller: Pick<Caller, 'userId' | 'rights'>): Promise<DocumentNames> {
    const [models, interfaces, dictionaries, items] = await Promise.all([
      db.selectFrom('visualModel').select(['id', 'enCode']).execute(),
      db.selectFrom('dataInterface').select(['id', 'enCode']).where(isCallable(caller)).execute(),
      db.selectFrom('dictionaryType').select(['id', 'enCode']).execute(),
      db.selectFrom('dictionaryData').select(['id', 'enCode', 'dictionaryTypeId']).orderBy('id').execute(),
    ]);
    const byType = new Map<string, typeof items>();
    for (const item of items) {
      const list = byType.get(item.dictionaryTypeId);
      if (list) list.push(item);
      else byType.set(item.dictionaryTypeId, [item]);
    }
    return new DocumentNames(
      pairsOf(models),
      pairsOf(interfaces),
      pairsOf(dictionaries),
      new Map([...byType].map(([type, list]) => [type, pairsOf(list)])),
    );
  }

  /** The code of a thing; its id where it has none. */
  readonly toCode = ({ of, id, within }: NamedThing): string => this.pairsOf(of, within)?.codes.get(id) ?? id;

  /**
   * What a code is called here; the code itself where there is nothing with it. Interfaces and dictionaries keep their
   * codes, by which documents may name them.
   */
  readonly toId = ({ of, id, within }: NamedThing): string =>
    of === 'interface' || of === 'dictionary' ? id : (this.pairsOf(of, within)?.ids.get(id.toLowerCase()) ?? id);

  /** Whether something here has this id. */
  isId({ of, id, within }: NamedThing): boolean {
    return this.pairsOf(of, within)?.codes.has(id) ?? false;
  }

  /** Gives a model that is about to be made its id. */
  addModel(code: string, id: string): void {
    this.models.ids.set(code.toLowerCase(), id);
    this.models.codes.set(id, code);
  }

  private pairsOf(of: string, within: string): Pairs | undefined {
    if (of === 'model') return this.models;
    if (of === 'interface') return this.interfaces;
    if (of === 'dictionary') return this.dictionaries;
    if (of !== 'dictionaryItem') return undefined;
    return this.items.get(this.dictionaries.ids.get(within.toLowerCase()) ?? within);
  }
}

interface Pairs {
  codes: Map<string, string>;
  ids: Map<string, string>;
}

function pairsOf(rows: readonly { id: string; enCode: string }[]): Pairs {
  return {
    codes: new Map(rows.map(({ id, enCode }) => [id, enCode])),
    ids: new Map(rows.map(({ id, enCode }) => [enCode.toLowerCase(), id])),
  };
}
