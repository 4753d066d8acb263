import { createContext, type ReactNode } from 'react';
import { type FieldAccess } from '../../../core/validation/FieldAccess.js';

/** Rights that a form is looked at with. */
export interface PreviewedRights {
  /** Tells these rights from others: with others the form begins anew. */
  key: string;
  /** What they allow of a field or column. */
  access: (path: string) => FieldAccess;
}

/** Draws what lets somebody choose whose rights the preview of a form goes by; undefined = everything is allowed. */
export type PreviewAs = (choice: { onChange: (rights: PreviewedRights | undefined) => void }) => ReactNode;

/** What the preview offers; null = rights cannot be chosen. */
export const PreviewAsContext = createContext<PreviewAs | null>(null);
