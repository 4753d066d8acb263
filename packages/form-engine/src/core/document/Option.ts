/** One thing that a choice offers. */
export interface Option {
  /** Stored value. */
  value: string;
  /** Shown text. */
  label: string;
  disabled?: boolean;
  /** Options below it, for trees. */
  children?: Option[];
}
