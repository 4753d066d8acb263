import { type Generated } from 'kysely';
import { type AuditColumns, type DefaultText, type Mark, type RevisedColumns, type Sound } from '../../db/columns.js';

/** A map that charts colour. */
export interface DataMapTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  parentId: string;
  /** As `readGeoJson` writes it. */
  geoJson: string;
  /** Regions in it. */
  features: Generated<number>;
  /** Bytes. */
  size: Generated<number>;
  description: DefaultText;
  enabledMark: Mark;
  sortCode: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    dataMap: DataMapTable;
  }
}
