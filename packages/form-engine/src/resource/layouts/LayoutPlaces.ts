/** The days of a row. */
export interface ResourceCalendar {
  /** Field of the first day `2026-11-20` (a time may follow), or of a range `[first, last]`; also its filter. */
  start: string;
  /** Field of the last day; also its filter. Absent: one day, or the range. */
  end?: string;
  /** Whether `start` holds ranges. Default false. */
  isRange?: boolean;
}

/** A part of the rows of a tree. */
export interface TreePart {
  /** The parent field. */
  field: string;
  /**
   * `roots` have no row above them, `apart` one that the person does not see, `below` the row `parent`; `found` are all
   * rows that match, with those above them.
   */
  part: 'roots' | 'apart' | 'below' | 'found';
  parent?: string;
}
