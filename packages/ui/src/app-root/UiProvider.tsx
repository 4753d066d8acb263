import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { currentQuestion, subscribeConfirm } from '../confirm/confirmStore.js';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';

// both come after the first paint: a page is usable before anybody can be asked or told something
const ConfirmHost = lazy(() => import('../confirm/ConfirmHost.js').then((module) => ({ default: module.ConfirmHost })));
const Toaster = lazy(() => import('../toast/Toaster.js').then((module) => ({ default: module.Toaster })));

/** Language and the hosts of `toast`, `notify` and `confirm`. An application mounts it once, around everything. */
export function UiProvider({ locale, children }: UiProviderProps) {
  return (
    <LocaleProvider locale={locale}>
      {children}
      <Suspense>
        <ConfirmGate />
      </Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </LocaleProvider>
  );
}

export interface UiProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** Loads the dialog with the first question and keeps it for the next ones. */
function ConfirmGate() {
  const asked = useSyncExternalStore(subscribeConfirm, hasAsked, () => false);
  return asked ? <ConfirmHost /> : null;
}

let everAsked = false;

function hasAsked(): boolean {
  everAsked ||= currentQuestion() !== null;
  return everAsked;
}
