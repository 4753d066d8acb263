import { type Database } from '../../db/database.js';

/** What somebody has not saved of a document. */
export async function readDraft(db: Database, { userId, name }: DraftPlace) {
  const draft = await db
    .selectFrom('editorDraft')
    .select(['bodyText as text', 'device'])
    .where('userId', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  return { draft: draft ?? null };
}

/** Keeps it in place of what was kept before, and lets the oldest of their drafts go where there are too many. */
export async function writeDraft(
  db: Database,
  { userId, name, text, device }: DraftPlace & { text: string; device: string },
): Promise<null> {
  await db.transaction().execute(async (trx) => {
    const kept = { bodyText: text, device, savedTime: new Date() };
    await trx
      .insertInto('editorDraft')
      .values({ userId, name, ...kept })
      .onConflict((conflict) => conflict.columns(['userId', 'name']).doUpdateSet(kept))
      .execute();
    await trx
      .deleteFrom('editorDraft')
      .where('userId', '=', userId)
      .where('name', 'in', (drafts) =>
        drafts
          .selectFrom('editorDraft')
          .select('name')
          .where('userId', '=', userId)
          .orderBy('savedTime', 'desc')
          .orderBy('name')
          .offset(MOST),
      )
      .execute();
  });
  return null;
}

/** Drafts of one person. */
const MOST = 50;

export async function removeDraft(db: Database, { userId, name }: DraftPlace): Promise<null> {
  await db.deleteFrom('editorDraft').where('userId', '=', userId).where('name', '=', name).execute();
  return null;
}

interface DraftPlace {
  userId: string;
  name: string;
}
