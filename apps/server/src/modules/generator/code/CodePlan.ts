import { type Field, type FormDocument, type ListColumn, type ListDefinition } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type FieldShape } from './fieldShape.js';
import { type CodeNote } from './notes.js';

/** What a form is generated for: desks, phones, or desks with approvals. */
export type CodeKind = 'web' | 'app' | 'flow';

/** Everything that the files are written from; names in it are checked and meet nowhere. */
export interface CodePlan {
  kind: CodeKind;
  /** Language of labels and of the messages of the interface. */
  locale: Locale;
  /** Folder of the module below `src`, and first part of its paths: `extend`. */
  area: string;
  /** Folder of the code, and last part of its paths: `visitor`. */
  module: string;
  /** Name of the page. */
  title: string;
  description: string;
  form: FormDocument;
  /** Columns whose fields are there. */
  columns: readonly ListColumn[];
  list: ListDefinition;
  searches: readonly PlannedSearch[];
  table: PlannedTable;
  /** Tables of subtables, in the order of the form. */
  children: readonly PlannedTable[];
  /** What of the platform's data the fields choose from. */
  asksPlatform: boolean;
  /** Whether fields hold files. */
  hasFiles: boolean;
  flow: PlannedFlow | undefined;
  /** A record that the form takes; undefined where none could be made. */
  example: Readonly<Record<string, unknown>> | undefined;
  notes: readonly CodeNote[];
}

export interface PlannedTable {
  /** Name of the type: `Visitor`. */
  className: string;
  /** The same for values: `visitor`. */
  variable: string;
  /** Name of the SQL table: `visitor`. */
  name: string;
  /** What it holds, in people's words. */
  label: string;
  /** Field of the form whose rows it keeps; undefined for the main table. */
  field: string | undefined;
  /** Fields that people fill in or formulas compute, without subtables. */
  fields: readonly PlannedField[];
  /** Fields that the server fills in. */
  serverFields: readonly PlannedField[];
}

export interface PlannedField {
  field: Field;
  /** Name in records. */
  id: string;
  /** Name of the column. */
  column: string;
  label: string;
  shape: FieldShape;
}

export interface PlannedSearch {
  planned: PlannedField;
  label: string;
  /** How the server compares. */
  operator: 'contains' | 'equal' | 'includes' | 'between';
}

/** The flow that decides about records. */
export interface PlannedFlow {
  id: string;
  name: string;
}
