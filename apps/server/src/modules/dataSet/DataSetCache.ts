import { type ListedCache } from '../../events/ListedCache.js';
import { type Rights } from '../../rights/rights.js';
import { AnswerCache } from '../dataInterface/AnswerCache.js';
import { type DataTable } from './DataTable.js';
import { type DataReader } from './readDataSet.js';

/**
 * Answers of data sets, kept for some seconds for one person with one state of their rights: several cards that ask for the same,
 * and people who look again, ask once. Whoever is given or loses something is read anew.
 */
export class DataSetCache {
  private readonly answers = new AnswerCache();
  /** Rights are other objects after each change of them. */
  private readonly numbers = new WeakMap<Rights, number>();
  private next = 1;

  readonly listed: ListedCache = {
    entries: () =>
      [...this.answers.listed.entries()].map(({ key, expiresTime, read }) => ({
        ...{ key, expiresTime, read },
        userId: (JSON.parse(key) as string[])[0] ?? '',
      })),
    forget: (key) => this.answers.listed.forget(key),
    clear: () => this.answers.listed.clear(),
  };

  /** The kept answer to what is asked, or that of `read`. */
  async get(
    asked: object,
    { caller, locale, filters }: DataReader,
    read: () => Promise<DataTable>,
  ): Promise<DataTable> {
    const key = JSON.stringify([caller.userId, this.numberOf(caller.rights), locale, filters, asked]);
    const { data } = await this.answers.get({ interfaceId: '', key, seconds: SECONDS }, read);
    return data as DataTable;
  }

  private numberOf(rights: Rights): number {
    const known = this.numbers.get(rights);
    if (known !== undefined) return known;
    this.next += 1;
    this.numbers.set(rights, this.next);
    return this.next;
  }
}

const SECONDS = 5;
