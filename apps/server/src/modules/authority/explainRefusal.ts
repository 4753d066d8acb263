import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { joinNames, type Locale } from '@smart-admin/ui/messages';
import { type Database } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ADMINISTRATOR_USER } from '../../rights/rightsStore.js';
import { buttonName } from '../menu/buttonName.js';
import { nameIn } from '../menu/menuNodes.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { t } from '../../errors/errors.messages.js';
import { MissingRight } from '../../errors/MissingRight.js';

/** People whom a refusal names. */
const NAMED = 3;

/**
 * A refused call as the caller is told it: which right is missing, by the names of its page and button in their language,
 * and whom to ask; `data.refusal` says both. Other errors stay as they are.
 */
export async function explainRefusal(
  { db, menus, log }: Pick<Deps, 'db' | 'menus' | 'log'>,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 403) return error;
  try {
    const [right, ask] = await Promise.all([
      error instanceof MissingRight ? nameRight(menus, error) : undefined,
      administratorNames(db),
    ]);
    const { data } = error;
    return new ApiError(
      403,
      (locale) => textOf(error, { right, ask }, locale),
      (locale) => ({
        ...(typeof data === 'function' ? data(locale) : data),
        refusal: { right: right?.(locale) ?? '', ask },
      }),
    );
  } catch (reason) {
    // the call is refused all the same, in fewer words
    log.error({ err: reason }, 'a refusal could not be explained');
    return error;
  }
}

function textOf(error: ApiError, { right, ask }: { right: LocalText | undefined; ask: string[] }, locale: Locale) {
  const text = right ? t('rightMissing', { right: right(locale) })(locale) : error.text(locale);
  if (ask.length === 0) return text;
  return t('askFor', { text, names: joinNames(ask, locale) })(locale);
}

async function nameRight(menus: Deps['menus'], { page, button }: MissingRight): Promise<LocalText> {
  const item = (await menus.read()).byCode.get(page);
  const code = item?.codes.button.find(({ enCode }) => enCode === button);
  return (locale) => {
    const name = item ? nameIn(locale, item.entry) : page;
    return button === undefined ? name : `${name} - ${buttonName(button, code?.fullName)(locale)}`;
  };
}

async function administratorNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('userAccount')
    .select('realName')
    .where('enabledMark', '=', 1)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', '=', ADMINISTRATOR_USER),
        eb(
          'id',
          'in',
          selectFrom('membership')
            .select('userId')
            .where('kind', '=', 'role')
            .where('targetId', '=', ADMINISTRATOR_ROLE),
        ),
      ]),
    )
    .orderBy('account')
    .limit(NAMED)
    .execute();
  return rows.map(({ realName }) => realName);
}
