import { type ReactNode } from 'react';
import { ConfirmHost } from '../confirm/ConfirmHost.js';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';
import { Toaster } from '../toast/Toaster.js';

/** Language and the hosts of `toast`, `notify` and `confirm`. An application mounts it once, around everything. */
export function UiProvider({ locale, children }: UiProviderProps) {
  return (
    <LocaleProvider locale={locale}>
      {children}
      <ConfirmHost />
      <Toaster />
    </LocaleProvider>
  );
}

export interface UiProviderProps {
  locale: Locale;
  children: ReactNode;
}
