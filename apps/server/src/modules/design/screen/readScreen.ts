import { type ScreenDocument, type ScreenWidget } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../design.messages.js';
import { answerCards, type CardAnswer } from '../portal/answerCards.js';

/** A released screen as it is sent: without what is hidden, and without what rows are asked with. Throws 404. */
export async function viewScreen(deps: Deps, id: string) {
  const { id: screenId, fullName, version, document } = await readScreen(deps, id);
  const { version: _version, widgets, ...canvas } = document;
  return { id: screenId, fullName, version, document: { ...canvas, widgets: widgets.map(shownWidget) } };
}

/** Rows of some widgets of a released screen for whoever looks. Throws 404. */
export async function readScreenData(
  deps: Deps,
  { id, widgets: asked, caller, locale }: ScreenDataInput,
): Promise<CardAnswer[]> {
  const { document } = await readScreen(deps, id);
  const wanted = [...new Set(asked)];
  const found = document.widgets.filter((widget) => wanted.includes(widget.id));
  const answers = await answerCards(deps, found, { caller, locale, filters: {} });
  return wanted.map(
    (cardId) =>
      answers.find((answer) => answer.cardId === cardId) ?? { cardId, answer: null, error: t('noWidget')(locale) },
  );
}

async function readScreen({ db }: Pick<Deps, 'db'>, id: string) {
  const { releasedDocument, ...row } = requireRow(
    await db
      .selectFrom('designPage')
      .select(['id', 'fullName', 'version', 'releasedDocument'])
      .where('id', '=', id)
      .where('kind', '=', 'screen')
      .executeTakeFirst(),
  );
  if (!releasedDocument) throw new ApiError(404, t('notReleased'));
  const document = releasedDocument as ScreenDocument;
  return { ...row, document: { ...document, widgets: document.widgets.filter(({ hidden }) => !hidden) } };
}

function shownWidget(widget: ScreenWidget) {
  if (!('data' in widget)) return widget;
  const { data, ...rest } = widget;
  // what happens at lanes and berths is told on channels
  return { ...rest, hasData: true, follows: data.source === 'builtIn' ? 'parking' : '' };
}

interface ScreenDataInput {
  id: string;
  widgets: readonly string[];
  caller: Caller;
  locale: Locale;
}
