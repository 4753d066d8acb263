import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { escapeHtml, paragraphs, sendNotice } from '../../message/sendNotice.js';
import { t } from './document.messages.js';
import { type DocumentEntryTable, type DocumentShareTable } from './document.tables.js';

/** Tells those whom an entry is shared with from now on, in one notice that leads to it; whoever shares it hears nothing. */
export async function tellShared(
  trx: DatabaseTransaction,
  { caller, locale, entry, shares }: ToldShares,
): Promise<void> {
  if (shares.length === 0) return;
  const idsOf = (kind: DocumentShareTable['kind']) =>
    shares.filter((share) => share.kind === kind).map(({ targetId }) => targetId);
  const said = { person: caller.realName, name: entry.name };
  const link = `<a href="${documentAddress(entry.id)}">${escapeHtml(t('openShared')(locale))}</a>`;
  await sendNotice(trx, {
    kind: 'document',
    title: t(entry.kind === 'folder' ? 'sharedFolder' : 'sharedFile', said)(locale).slice(0, LONGEST_TITLE),
    bodyText: `${paragraphs(t(shares.some(({ canEdit }) => canEdit) ? 'mayEdit' : 'mayRead', said)(locale))}<p>${link}</p>`,
    userIds: idsOf('user'),
    organizeIds: idsOf('organize'),
    roleIds: idsOf('role'),
    userId: caller.userId,
  });
}

const LONGEST_TITLE = 200;

/** Where the page shows a folder, or the place of a file. */
function documentAddress(id: string): string {
  return escapeHtml(`/${pages.document.address.replace('.', '/')}?document=${encodeURIComponent(id)}`);
}

interface ToldShares {
  caller: Caller;
  locale: Locale;
  entry: Pick<DocumentEntryTable, 'id' | 'kind' | 'name'>;
  /** Those that are new and hold today. */
  shares: readonly Pick<DocumentShareTable, 'kind' | 'targetId' | 'canEdit'>[];
}
