import { TEXT_OVERRIDE_LIMIT, type TextOverrideSchema } from '@smart-admin/api-client/contract';
import { changedPlaceholders } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../deps.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { textsChanged } from './language.events.js';
import { t } from './language.messages.js';

type Override = z.output<typeof TextOverrideSchema>;

/**
 * Overrides texts and resets others in one transaction. A text that equals its original is reset. Throws 400 for a text
 * that loses or invents a placeholder, 409 when more texts would be overridden than the first page may carry.
 */
export async function updateTexts(deps: Deps, { save, reset }: TextChange): Promise<void> {
  save.forEach(checkPlaceholders);
  const kept = new Map<string, Override>();
  const removed = new Map<string, Omit<Override, 'text'>>(reset.map((name) => [nameOf(name), name]));
  for (const override of save) {
    if (override.text === override.original) removed.set(nameOf(override), override);
    else kept.set(nameOf(override), override);
  }
  await deps.db.transaction().execute(async (trx) => {
    // two savers at once would each count without the other's texts
    await sql`lock table text_override in share row exclusive mode`.execute(trx);
    const changed = [...removed.values(), ...kept.values()];
    await trx
      .deleteFrom('textOverride')
      .where((eb) => eb.or(changed.map(({ language, key, original }) => eb.and({ language, key, original }))))
      .execute();
    if (kept.size > 0)
      await trx
        .insertInto('textOverride')
        .values([...kept.values()])
        .execute();
    const { count } = await trx
      .selectFrom('textOverride')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > TEXT_OVERRIDE_LIMIT) throw new ApiError(409, t('tooMany', { limit: TEXT_OVERRIDE_LIMIT }));
    await deps.events.emit(trx, textsChanged, {});
  });
}

function checkPlaceholders({ original, text }: Override, place: number): void {
  const { lost, invented } = changedPlaceholders(original, text);
  const field = `save.${place}.text`;
  if (lost.length > 0) throw fieldError(field, t('lost', { original, names: lost.join(' ') }));
  if (invented.length > 0) throw fieldError(field, t('invented', { original, names: invented.join(' ') }));
}

function nameOf({ language, key, original }: Omit<Override, 'text'>): string {
  return `${language}\n${key}\n${original}`;
}

interface TextChange {
  save: readonly Override[];
  reset: readonly Omit<Override, 'text'>[];
}
