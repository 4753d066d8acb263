import { lazyPart } from '../lazy/lazyPart.js';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { currentQuestion, subscribeConfirm } from '../confirm/confirmStore.js';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { type Locale } from '../messages/locales.js';

// both come after the first paint: a page is usable before anybody can be asked or told something
const ConfirmHost = lazyPart(
  () => import('../confirm/ConfirmHost.js'),
  (module) => module.ConfirmHost,
);
const Toaster = lazyPart(
  () => import('../toast/Toaster.js'),
  (module) => module.Toaster,
);

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
