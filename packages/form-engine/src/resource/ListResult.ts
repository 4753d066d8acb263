/** One page of a list. */
export interface ListResult<Row> {
  list: Row[];
  pagination: { currentPage: number; pageSize: number; total: number };
  /** Sums of columns over all rows of the filter, for `summarize`. */
  sums?: Readonly<Record<string, number>> | undefined;
  /** Rows above those of the list, in any order; of `found` parts of a tree alone. */
  above?: Row[] | undefined;
}
