import { type Page } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { type RawBuilder, type Selectable } from 'kysely';
import { type Tables } from '../../db/tables.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { type RowsOfSome } from '../../rights/dataScope.js';
import { type ComputedValue } from './ScopedValue.js';

/** What the rows of a list hold besides the columns of their table, and how they are found and ordered. */
export interface ListOptions<Table extends keyof Tables, Name extends string = string> {
  table: Table;
  /**
   * Values that are no columns of the table, as expressions over it: counts, names, ids of another table. What counts or
   * names rows of which not everybody sees all is a `ScopedValue`.
   */
  computed?: Record<string, ComputedValue>;
  /** Other tables by a name of their own: filters, keyword and order reach their columns by it (`place.fullName`). */
  joins?: Record<string, Join<Name>>;
  /** Columns that the keyword is looked for in. Default name and code. */
  search?: readonly ((keyof Tables[Table] & string) | `${string}.${string}`)[];
  /** Column that tells how those sound. Default `sound` of the table. */
  sound?: `${string}.${string}`;
  /** Order when none is asked for, and between equals. Default `sortCode`, then `id`. */
  order?: readonly (readonly [keyof Tables[Table] & string, 'asc' | 'desc'])[];
  /** What a list may be ordered by besides the columns of its rows and the names of joins. */
  sortable?: Record<string, RawBuilder<unknown>>;
  /** The only ones that it may be ordered by, where another order would read a large table. Default all. */
  ordersBy?: readonly string[];
  /**
   * What query values compare that are no columns (`filters.ts` has the ordinary kinds); a query value with the name of a
   * column is compared with it. One named `keyword` is how the keyword is looked for instead of `search`.
   */
  filters?: Partial<Record<string, Filter>>;
  /** Columns whose sums over all rows of the filter come with each page, as `sums`. */
  sums?: readonly (keyof Tables[Table] & string)[];
  /** Values that all rows of the noun have, where several nouns share a table. */
  fixed?: Partial<Selectable<Tables[Table]>>;
  /**
   * Whose a row is, for the data permission of a page: as columns say, `owner` being `creatorUserId`, null for none; or as
   * a condition says, where rows belong to things that have organisations.
   */
  scope?: { page: Pick<Page, 'address'> } & (
    | { organize: keyof Tables[Table] & string; owner?: (keyof Tables[Table] & string) | null }
    | { within(scope: RowsOfSome): RawBuilder<boolean> }
  );
}

/** The row of another table that a row names by its id; its texts are '' where there is none. */
export interface Join<Name extends string = string> {
  table: keyof Tables;
  /** Column with the id. */
  by: string;
  /** Texts of it that are shown in the list, by the names of their fields there. */
  names?: { [Field in Name]?: string };
}

/** A condition on a query value. Statements are compiled once for each set of filters, so `where` only puts the value in. */
export interface Filter {
  /** What is compared, from what was asked for. Default: that. */
  value?(asked: string, call: ListCaller): unknown;
  where(value: unknown): RawBuilder<boolean>;
  /** The text of the condition depends on the value: a list that is filtered by it is compiled each time. */
  varies?: boolean;
  /** Whether only few rows can fit a value. */
  findsFew?: (value: unknown) => boolean;
  /** What holds where nothing is asked for. */
  otherwise?: RawBuilder<boolean>;
}

/** Who asks for a list. */
export interface ListCaller {
  deps: Deps;
  caller: Caller;
  locale: Locale;
}
