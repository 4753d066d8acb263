import { type Locale } from '@smart-admin/ui/messages';
import { createHash } from 'node:crypto';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type Once } from '../idempotent.js';
import { joinNames } from '../operationDetail.js';
import { nounChanged } from './crud.events.js';

/**
 * The import of things from a file, by their codes: what it would do to each, and doing it for those that are chosen. A thing is
 * refused where somebody could not save it by hand.
 */
export function createFileImport<Item extends FileItem, Stored extends StoredItem, Found, Row extends object>(
  kind: ImportKind<Item, Stored, Found, Row>,
) {
  const plan = async (db: Executor, items: readonly Item[], call: ImportCall, isLocking = false) => {
    const stored = await kind.readStored(db, items.map(codeOf), isLocking);
    const known = new Map(stored.map((row) => [codeOf(row), row]));
    const added = new Map<string, { id: string; enCode: string }>();
    for (const { enCode } of items) {
      const code = codeOf({ enCode });
      if (!known.has(code) && !added.has(code)) added.set(code, { id: newId(), enCode });
    }
    const reader = await kind.open(db, [...added.values()], call);
    const seen = new Set<string>();
    const steps = await Promise.all(
      items.map(async (item): Promise<ImportStep<Item, Stored, Found>> => {
        const code = codeOf(item);
        const current = known.get(code);
        const id = current?.id ?? added.get(code)?.id ?? '';
        const step = { item, id, current, changes: [], found: undefined };
        const isTwice = seen.has(code);
        seen.add(code);
        if (isTwice) return { ...step, outcome: 'refused', reason: kind.texts.codeTwice(item.enCode) };
        try {
          const changes = current ? await reader.changesOf(current, item) : [];
          const outcome = !current ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
          const button = outcome === 'new' ? 'btn_add' : 'btn_edit';
          if (outcome !== 'unchanged' && !call.caller.rights.hasButton(kind.page, button))
            return { ...step, outcome: 'refused', reason: kind.texts.noButton };
          return { ...step, outcome, changes, found: await reader.read(item, id) };
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return { ...step, outcome: 'refused', reason: error.text };
        }
      }),
    );
    return { steps, revision: revisionOf(stored) };
  };
  const answer = ({ steps, revision }: Awaited<ReturnType<typeof plan>>, locale: Locale) => ({
    revision,
    rows: steps.map((step) => ({
      enCode: step.item.enCode,
      fullName: step.item.fullName,
      outcome: step.outcome,
      ...(step.reason ? { reason: step.reason(locale) } : {}),
      changes: step.changes,
      id: step.current?.id ?? '',
      ...kind.row(step),
    })),
  });
  return {
    /** What the import would do. */
    preview: async (items: readonly Item[], call: ImportCall) =>
      answer(await plan(call.deps.db, items, call), call.locale),
    /**
     * Makes and changes the chosen things as the preview said, all or none of them; importing them again changes nothing. Throws
     * 409 when a thing of the file has changed since the preview.
     */
    run: ({ items, revision, codes }: ChosenItems<Item>, call: ImportCall & WritingCall) =>
      call.once(async (db) => {
        const planned = await plan(db, items, call, true);
        if (planned.revision !== revision) throw new ApiError(409, kind.texts.changedSincePreview);
        const chosen = new Set(codes.map((enCode) => codeOf({ enCode })));
        const written = planned.steps.filter(
          ({ outcome, item }) => (outcome === 'new' || outcome === 'changed') && chosen.has(codeOf(item)),
        );
        const { userId } = call.caller;
        for (const { item, id, current, found } of written)
          if (found !== undefined) await kind.write(db, { item, id, current, found }, userId);
        for (const [outcome, change] of [
          ['new', 'created'],
          ['changed', 'updated'],
        ] as const) {
          const ids = written.filter((step) => step.outcome === outcome).map(({ id }) => id);
          if (ids.length > 0) await call.deps.events.emit(db, nounChanged, { noun: kind.noun, change, ids, userId });
        }
        call.describe({ verb: 'import', recordName: joinNames(written.map(({ item }) => item.fullName)) });
        return answer(planned, call.locale);
      }),
  };
}

/** Parts of a file that mean nothing: keys besides its own, and besides those of its things, which stand in a list of this name. */
export function ignoredIn(file: object, list: string, keys: ReadonlySet<string>): string[] {
  const { [list]: items = [], ...rest } = file as Record<string, unknown> & Record<typeof list, object[] | undefined>;
  return [
    ...Object.keys(rest).filter((key) => key !== 'format' && key !== 'version'),
    ...(items as object[]).flatMap((item, index) =>
      Object.keys(item).flatMap((key) => (keys.has(key) ? [] : [`${list}[${index}].${key}`])),
    ),
  ];
}

/** Codes are the same in capital and small letters. */
function codeOf({ enCode }: { enCode: string }): string {
  return enCode.toLowerCase();
}

/** Changes with every thing that an import goes by. */
function revisionOf(stored: readonly StoredItem[]): string {
  const facts = stored.map(({ id, enCode, revision, version }) => [id, enCode, revision, version]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

interface FileItem {
  enCode: string;
  fullName: string;
}

interface StoredItem {
  id: string;
  enCode: string;
  revision: number;
  version: number;
}

export interface ImportKind<Item, Stored, Found, Row> {
  noun: string;
  /** Address of the page whose buttons allow to make and to change them. */
  page: string;
  texts: { codeTwice: (code: string) => LocalText; noButton: LocalText; changedSincePreview: LocalText };
  /** Things that have one of the codes, which are in small letters, by id. */
  readStored(db: Executor, codes: readonly string[], isLocking: boolean): Promise<Stored[]>;
  /** Reads what the things may name; `added` are those that have to be made, which others of the file may name too. */
  open(
    db: Executor,
    added: readonly { id: string; enCode: string }[],
    call: ImportCall,
  ): Promise<{
    /** Names of the parts that change. */
    changesOf(current: Stored, item: Item): string[] | Promise<string[]>;
    /** What is written of a thing. Throws an ApiError that says why it is refused. */
    read(item: Item, id: string): Found | Promise<Found>;
  }>;
  write(
    db: DatabaseTransaction,
    step: { item: Item; id: string; current: Stored | undefined; found: Found },
    userId: string,
  ): Promise<unknown>;
  /** What the preview tells besides. */
  row(step: ImportStep<Item, Stored, Found>): Row;
}

/** What is done with one thing of a file. */
export interface ImportStep<Item, Stored, Found> {
  item: Item;
  /** Of the stored thing, or of the one that is made. */
  id: string;
  current: Stored | undefined;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  reason?: LocalText;
  changes: string[];
  /** Undefined for what is refused. */
  found: Found | undefined;
}

interface ChosenItems<Item> {
  items: readonly Item[];
  revision: string;
  codes: readonly string[];
}

export interface ImportCall {
  deps: Deps;
  caller: Caller;
  locale: Locale;
}

interface WritingCall {
  once: Once;
  describe: (detail: { verb: 'import'; recordName: string }) => void;
}
