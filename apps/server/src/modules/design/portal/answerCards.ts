import { type DataAnswer, type DataSet, type PortalFilter } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { TaskQueue } from '../../../taskQueue.js';
import { type DataReader, readDataSet } from '../../dataSet/readDataSet.js';
import { t } from '../design.messages.js';

/** What one card answered, or why it did not. */
export interface CardAnswer {
  cardId: string;
  answer: DataAnswer | null;
  error: string;
}

/** A card of a portal or a widget of a screen: some have rows. */
export interface Answerable {
  id: string;
  data?: DataSet;
}

/** Cards of one call that are read at once. */
const AT_ONCE = 4;

/** The rows of cards for whoever looks. What goes wrong with one is told of that one; the others have their rows. */
export async function answerCards(deps: Deps, cards: readonly Answerable[], reader: DataReader): Promise<CardAnswer[]> {
  const queue = new TaskQueue(AT_ONCE);
  return Promise.all(
    cards.map((card) =>
      queue.run(async (): Promise<CardAnswer> => {
        if (!card.data) return { cardId: card.id, answer: null, error: '' };
        try {
          return { cardId: card.id, answer: await readDataSet(deps, card.data, reader), error: '' };
        } catch (error) {
          return { cardId: card.id, answer: null, error: reasonOf(deps, error)(reader.locale) };
        }
      }),
    ),
  );
}

/** What is told of an error; one that nobody expected is written down and told in general. */
function reasonOf({ log }: Pick<Deps, 'log'>, error: unknown) {
  if (error instanceof ApiError) return error.text;
  log.error(error, 'The rows of a card could not be read');
  return t('unexpected');
}

/** Values of the filters that a portal has; what does not fit one of them is none. */
export function filterValues(
  filters: readonly PortalFilter[],
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    filters.map(({ id, kind, options }) => {
      const value = Object.hasOwn(given, id) ? (given[id] ?? '') : '';
      const fits =
        kind === 'text' ||
        (kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) ||
        (kind === 'choice' && options.some((option) => option.value === value));
      return [id, fits ? value : ''];
    }),
  );
}
