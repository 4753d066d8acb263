import { type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { createHash } from 'node:crypto';
import { type Executor } from '../../db/database.js';
import { lockTree } from '../../db/requireParent.js';
import { ApiError } from '../../errors/apiError.js';
import { type Call } from '../../http/handle.js';
import { type Rights } from '../../rights/rights.js';
import { menusChanged } from '../../rights/menu.events.js';
import { readStoredMenu, type MenuFile, type StoredMenu } from './menuFile.js';
import { t } from './menu.messages.js';
import { planImport, type ImportStep } from './planImport.js';
import { saveCodes } from './saveMenu.js';
import { emitCodesRemoved } from './emitRemoved.js';

/** What the import of a file would do. */
export async function previewImport({ deps, caller, body, locale }: Call<typeof contract.system.menu.importPreview>) {
  const { menu, steps } = await plan(deps.db, body, caller.rights);
  return answer({ menu, steps, file: body, locale });
}

/**
 * Makes and changes the entries of a file as its preview said, all or none of them; importing it again changes nothing.
 * Throws 409 when the menu has changed since the preview.
 */
export function importMenu({ deps, caller, body, locale, describe, once }: Call<typeof contract.system.menu.import>) {
  return once(async (db) => {
    await lockTree(db, 'menu');
    const { menu, steps } = await plan(db, body.file, caller.rights);
    if (revisionOf(menu) !== body.revision) throw new ApiError(409, t('changedMeanwhile'));
    for (const { entry, id, parentId, outcome } of steps.filter(isWritten)) {
      const { buttons, columns, forms, parent: _parent, names, ...row } = entry;
      const values = { ...row, parentId, category: body.file.category, names: JSON.stringify(names) };
      if (outcome === 'new')
        await db
          .insertInto('menu')
          .values({ id, ...values })
          .execute();
      else await db.updateTable('menu').set(values).where('id', '=', id).execute();
      const codes = { buttons: named(buttons), columns: named(columns), forms: named(forms) };
      await emitCodesRemoved({ db, events: deps.events }, await saveCodes(db, id, codes));
    }
    describe({ verb: 'import', recordName: `${steps.filter(isWritten).length}` });
    await deps.events.emit(db, menusChanged, {});
    return answer({ menu, steps, file: body.file, locale });
  });
}

/** Codes with names in other languages where a file tells some: without them those that are there stay. */
function named(codes: MenuFile['entries'][number]['buttons']) {
  return codes.map(({ names, ...code }) => (names && Object.keys(names).length > 0 ? { ...code, names } : code));
}

async function plan(db: Executor, file: MenuFile, rights: Rights) {
  const menu = await readStoredMenu(db);
  const models = await db.selectFrom('visualModel').select('id').execute();
  return { menu, steps: planImport(menu, file, { rights, models: new Set(models.map(({ id }) => id)) }) };
}

function isWritten({ outcome }: ImportStep): boolean {
  return outcome === 'new' || outcome === 'changed';
}

function answer({ menu, steps, file, locale }: Planned) {
  return {
    revision: revisionOf(menu),
    category: file.category,
    rows: steps.map(({ entry, outcome, reason, changes }) => ({
      enCode: entry.enCode,
      fullName: entry.fullName,
      outcome,
      changes,
      ...(reason ? { reason: reason(locale) } : {}),
    })),
  };
}

/** Changes with everything of the menu that an import goes by. */
function revisionOf({ entries, codesOf }: StoredMenu): string {
  return createHash('sha256')
    .update(JSON.stringify([entries, [...codesOf]]))
    .digest('base64url');
}

interface Planned {
  menu: StoredMenu;
  steps: readonly ImportStep[];
  file: MenuFile;
  locale: Locale;
}
