import { createContext, useContext } from 'react';

/** What a Field tells the control inside it. */
export const FieldContext = createContext<FieldState | null>(null);

/** The surrounding Field, or null outside one. */
export function useField(): FieldState | null {
  return useContext(FieldContext);
}

export interface FieldState {
  /** Id of the control; the label points to it. */
  id: string;
  /** Id of the label, for controls that are no form element. */
  labelId: string;
  invalid: boolean;
  required: boolean;
  /** Ids of the help or error text. */
  describedBy: string | undefined;
}
