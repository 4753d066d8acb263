import { createContext, use, type ReactNode } from 'react';
import { type RecordPayload } from '../../core/kinds/code/recordPayload.js';

/** The saved record that an open form shows. */
export interface FormRecord {
  payload: RecordPayload;
  /** Address that opens the record, for codes that any camera reads; absent = codes hold the payload as JSON. */
  address?: string;
}

const FormRecordContext = createContext<FormRecord | undefined>(undefined);

/** Tells the forms below which record they show; a new record is none yet. */
export function FormRecordProvider({ record, children }: FormRecordProviderProps) {
  return <FormRecordContext value={record}>{children}</FormRecordContext>;
}

/** The record that the form here shows. */
export function useFormRecord(): FormRecord | undefined {
  return use(FormRecordContext);
}

export interface FormRecordProviderProps {
  record: FormRecord | undefined;
  children: ReactNode;
}
