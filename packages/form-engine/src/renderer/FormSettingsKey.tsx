import { createContext, use } from 'react';

/** Under which name a person's settings of the open form are kept: columns of its subtables. */
export const FormSettingsKey = createContext<string | undefined>(undefined);

/** The name of the settings here; undefined = they go with the form. */
export function useFormSettingsKey(): string | undefined {
  return use(FormSettingsKey);
}
