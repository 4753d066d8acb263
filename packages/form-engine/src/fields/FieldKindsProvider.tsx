import { createContext, use, type ReactNode } from 'react';
import { type FieldKinds, standardFieldKinds } from './fieldKinds.js';

const FieldKindsContext = createContext<FieldKinds>(standardFieldKinds);

/** Gives the forms and lists below their field kinds. Without it they know those of this package. */
export function FieldKindsProvider({ kinds, children }: FieldKindsProviderProps) {
  return <FieldKindsContext value={kinds}>{children}</FieldKindsContext>;
}

/** The field kinds here. */
export function useFieldKinds(): FieldKinds {
  return use(FieldKindsContext);
}

export interface FieldKindsProviderProps {
  /** Of `createFieldKinds`. */
  kinds: FieldKinds;
  children: ReactNode;
}
