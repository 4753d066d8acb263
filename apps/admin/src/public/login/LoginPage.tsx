import { lazyPart } from '@smart-admin/ui/lazy';
import { siteTitle } from '@smart-admin/layout/routing';
import { BrandMark } from '@smart-admin/layout/stores';
import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES } from '@smart-admin/ui/messages';
import { ChevronDown, Languages } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { showSite } from '../../app/showSite.js';
import { AccountForm } from './AccountForm.js';
import { loginMessages } from './loginMessages.js';
import { ParkingPlan } from './ParkingPlan.js';
import { type OwedFactor } from './useSignIn.js';
import { useSysConfig } from './useSysConfig.js';
import { useSettings } from '../../app/frameStore.js';

const SmsForm = lazyPart(
  () => import('./SmsForm.js'),
  (module) => module.SmsForm,
);
const ScanPanel = lazyPart(
  () => import('./ScanPanel.js'),
  (module) => module.ScanPanel,
);
const SetUpFactor = lazyPart(
  () => import('./SetUpFactor.js'),
  (module) => module.SetUpFactor,
);
const FactorForm = lazyPart(
  () => import('./FactorForm.js'),
  (module) => module.FactorForm,
);
const LoginStatement = lazyPart(
  () => import('./LoginStatement.js'),
  (module) => module.LoginStatement,
);

const MODES = ['account', 'sms', 'scan'] as const;
type Mode = (typeof MODES)[number];

/** Signing in by password, by SMS code or by scanning with a phone. */
export function LoginPage() {
  const t = useMessages(loginMessages);
  const locale = useLocale();
  const config = useSysConfig();
  const update = useSettings((settings) => settings.update);
  const [mode, setMode] = useState<Mode>('account');
  const [statement, setStatement] = useState(false);
  // of somebody whose password was right
  const [owed, setOwed] = useState<OwedFactor>();
  const titles = { account: t('byAccount'), sms: t('bySms'), scan: t('byScan') };
  const name = siteTitle(config, locale);

  useEffect(() => {
    showSite(`${t('title')} - ${name}`, config.appIcon);
  }, [t, name, config.appIcon]);

  return (
    <div
      data-size="default"
      className="grid min-h-dvh bg-surface text-14 lg:grid-cols-[minmax(360px,624px)_1fr] phone:grid-cols-1 phone:grid-rows-[172px_1fr]"
    >
      <section className="relative overflow-hidden bg-[#121720] text-white" data-nav="dark">
        <ParkingPlan className="absolute inset-0 size-full phone:-top-[70px] phone:h-auto" />
        <div className="absolute inset-x-0 top-0 flex h-26 items-center gap-3 border-b border-white/10 bg-[#121720] px-10 text-16 font-semibold phone:h-19 phone:px-5">
          <BrandMark logo={config.loginIcon || config.logoIcon} className="size-8 rounded-lg" />
          <span className="min-w-0 truncate">{name}</span>
        </div>
        <div className="absolute inset-x-0 bottom-0 border-t border-white/10 bg-[#121720] px-10 pt-7 pb-9 phone:hidden">
          <p className="text-24 leading-9 font-semibold">{t('slogan')}</p>
          <p className="mt-1 text-[#b6bbc4]">{t('sloganText')}</p>
        </div>
      </section>
      <main className="relative grid place-items-center px-5 pt-20 pb-16 phone:place-items-start phone:pt-6">
        <div className="absolute top-6 right-6 phone:fixed phone:top-5 phone:right-3 phone:text-white">
          {/* the browser's own list: no menu library before the sign-in, and the right wheel on phones */}
          <label className="flex h-9 items-center gap-1.5 rounded-md px-2 text-2 focus-within:outline-2 focus-within:outline-ring phone:text-white">
            <Languages size={16} aria-hidden />
            <select
              aria-label={t('language')}
              value={locale}
              onChange={(event) => update({ language: LOCALES.find((language) => language === event.target.value) })}
              className="cursor-pointer appearance-none bg-transparent outline-none"
            >
              {LOCALES.map((language) => (
                <option key={language} value={language} lang={LOCALE_TAGS[language]} className="bg-surface text-1">
                  {LOCALE_NAMES[language]}
                </option>
              ))}
            </select>
            <ChevronDown size={14} aria-hidden />
          </label>
        </div>
        <div className="w-92 max-w-full phone:w-full">
          {owed ? (
            <Suspense>
              {owed.setUp ? (
                <SetUpFactor ticket={owed.ticket} setUp={owed.setUp} onBack={() => setOwed(undefined)} />
              ) : (
                <FactorForm ticket={owed.ticket} onBack={() => setOwed(undefined)} />
              )}
            </Suspense>
          ) : (
            <>
              <h1 className="text-24 font-semibold">{t('title')}</h1>
              <p className="mt-1 text-2 phone:hidden">{t('subtitle')}</p>
              <div role="tablist" aria-label={t('mode')} className="mt-5 mb-6 flex gap-6 border-b border-hairline">
                {MODES.map((value) => (
                  <button
                    key={value}
                    type="button"
                    role="tab"
                    id={`login-tab-${value}`}
                    aria-selected={mode === value}
                    aria-controls="login-panel"
                    tabIndex={mode === value ? 0 : -1}
                    onClick={() => setMode(value)}
                    onKeyDown={(event) => moveTab(event, mode, setMode)}
                    className={cn(
                      'relative h-10 whitespace-nowrap text-2',
                      mode === value &&
                        'font-semibold text-1 after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full after:bg-primary-edge',
                    )}
                  >
                    {titles[value]}
                  </button>
                ))}
              </div>
              <div role="tabpanel" id="login-panel" aria-labelledby={`login-tab-${mode}`}>
                {mode === 'account' ? <AccountForm onFactor={setOwed} /> : null}
                <Suspense>
                  {mode === 'sms' ? <SmsForm onFactor={setOwed} /> : null}
                  {mode === 'scan' ? <ScanPanel onFactor={setOwed} /> : null}
                </Suspense>
              </div>
            </>
          )}
        </div>
        <p className="absolute inset-x-0 bottom-6 px-5 text-center text-12 text-3">
          {config.copyright}
          <i aria-hidden className="mx-1.75 inline-block size-[3px] rounded-full bg-current align-middle opacity-55" />
          <button type="button" className="hover:underline" onClick={() => setStatement(true)}>
            {t('statement')}
          </button>
          <i aria-hidden className="mx-1.75 inline-block size-[3px] rounded-full bg-current align-middle opacity-55" />
          {config.sysVersion}
        </p>
        <Suspense>{statement ? <LoginStatement onOpenChange={setStatement} /> : null}</Suspense>
      </main>
    </div>
  );
}

function moveTab(event: React.KeyboardEvent, mode: Mode, setMode: (mode: Mode) => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const next = MODES[(MODES.indexOf(mode) + step + MODES.length) % MODES.length] ?? mode;
  setMode(next);
  document.getElementById(`login-tab-${next}`)?.focus();
}
