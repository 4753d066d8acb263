import { type contract, type PrintBlock, type PrintQuery } from '@smart-admin/api-client/contract';
import { type ColumnType } from 'kysely';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type Mark,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';
import { type BodyOf } from '../../http/crud/CrudOptions.js';

/** A body of a template as the contract checks it. */
export type PrintBody = BodyOf<typeof contract.system.printDev>;

type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** What is printed of a record, and on which paper. */
export interface PrintTemplateTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  category: DefaultText;
  /** 1 flow, 2 form. */
  type: Defaulted<1 | 2>;
  sortCode: number;
  enabledMark: Mark;
  paperSize: Defaulted<PrintBody['paperSize']>;
  orientation: Defaulted<PrintBody['orientation']>;
  /** Lengths are millimetres. */
  paperWidth: Defaulted<number>;
  paperHeight: Defaulted<number>;
  marginTop: Defaulted<number>;
  marginRight: Defaulted<number>;
  marginBottom: Defaulted<number>;
  marginLeft: Defaulted<number>;
  pageNumber: Defaulted<PrintBody['pageNumber']>;
  queries: DefaultJson<PrintQuery[]>;
  blocks: DefaultJson<PrintBlock[]>;
}

declare module '../../db/tables.js' {
  interface Tables {
    printTemplate: PrintTemplateTable;
  }
}
