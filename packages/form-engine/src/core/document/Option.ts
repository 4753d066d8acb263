/** One thing that a choice offers. */
export interface Option {
  /** Stored value. */
  value: string;
  /** Shown text. */
  label: string;
  disabled?: boolean;
  /** Further parts of it that an option filter may look at, such as the code of a dictionary item. Never stored. */
  columns?: Readonly<Record<string, unknown>>;
  /** Options below it, for trees. */
  children?: Option[];
}
