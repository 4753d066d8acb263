/** Kinds of fields that a column of a spreadsheet may become; `date` and `datetime` are both dates. */
export const SHEET_KINDS = ['text', 'textarea', 'number', 'date', 'datetime', 'time', 'select', 'switch'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What the values of a column are: as which kind it is best kept, and what would not fit each other kind. */
export interface SheetColumn {
  header: string;
  /** Cells that say something. */
  filled: number;
  /** The kind that its values suggest. */
  guess: SheetKind;
  /** Decimals of its numbers, at most 6. */
  precision: number;
  /** Whether its numbers have separators of thousands. */
  thousands: boolean;
  /** Its different values in the order in which they come; none where they are too many or too long for a choice. */
  options: string[];
  /** Characters of its longest value. */
  longest: number;
  /** By kind; a kind that is not there cannot be chosen. */
  misfits: Partial<Record<SheetKind, SheetMisfits>>;
}

/** Values that a kind does not take: their rows are refused by the import. */
export interface SheetMisfits {
  count: number;
  /** The first of them. */
  samples: SheetCell[];
}

export interface SheetCell {
  /** Row as spreadsheets number it. */
  row: number;
  text: string;
}
