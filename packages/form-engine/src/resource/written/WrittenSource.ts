import { type FormDocument, type FormValues } from '../../core/document/FormDocument.js';

/** Records as their saves left them. */
export interface WrittenSource {
  /** Version of the form of now. */
  version: number;
  /** Reads a record as a save left it, with the form that wrote it. */
  read(id: string, revision: number, signal: AbortSignal): Promise<WrittenRecord>;
}

export interface WrittenRecord {
  /** Of the form. */
  version: number;
  form: FormDocument;
  values: FormValues;
  /** Fields `price` and columns `visitors.count` of the form that the person may not see. */
  hidden: readonly string[];
}
