import { type Generated } from 'kysely';
import { type AuditColumns, type DefaultText, type Mark, type Sound, type RevisedColumns } from '../../db/columns.js';

/** A rule by which numbers are given out: prefix, day and counter, such as FK-20261120-0037. */
export interface BillRuleTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  prefix: DefaultText;
  separator: DefaultText;
  /** Pattern of `to_char`; the counter begins anew whenever its text changes. Empty counts on for ever. */
  dateFormat: DefaultText;
  digit: Generated<number>;
  /** First number of each period. */
  startNumber: Generated<number>;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

/** Last number that a rule has given out in a period. */
export interface NumberSequenceTable {
  /** Id of the rule. */
  rule: string;
  period: string;
  value: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    billRule: BillRuleTable;
    numberSequence: NumberSequenceTable;
  }
}
