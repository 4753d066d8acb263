import { type Generated } from 'kysely';
import { type DefaultTime } from '../../../db/columns.js';

/** A signature that somebody drew and keeps. */
export interface KeptSignatureTable {
  id: string;
  userId: string;
  /** PNG or SVG as data address. */
  image: string;
  /** At most one of each person. */
  isDefault: Generated<boolean>;
  creatorTime: DefaultTime;
}

declare module '../../../db/tables.js' {
  interface Tables {
    keptSignature: KeptSignatureTable;
  }
}
