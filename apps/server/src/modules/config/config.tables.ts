import { type Json } from '../../db/columns.js';

/** System configuration, one value a row. */
export interface SystemConfigTable {
  key: string;
  value: Json<unknown>;
}

declare module '../../db/tables.js' {
  interface Tables {
    systemConfig: SystemConfigTable;
  }
}
