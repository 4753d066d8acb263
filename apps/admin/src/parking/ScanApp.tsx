import { LocaleProvider, useMessages } from '@smart-admin/ui/locale';
import { WholePart } from '@smart-admin/ui/lazy';
import { useEffect } from 'react';
import { useAddress, type Address } from './address.js';
import { useLanguage } from './language.js';
import { ScanErrorBoundary } from './ScanErrorBoundary.js';
import { ScanHeader } from './ScanHeader.js';
import { scanMessages } from './scanMessages.js';
import { scanPageOf, type ScanPageDefinition } from './scanPages.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { OrderStep, PlateStep, stepOf } from './steps.js';

/** The pages behind printed codes: language, errors and the step of the address. */
export function ScanApp() {
  const language = useLanguage();
  const address = useAddress();
  return (
    <LocaleProvider locale={language}>
      <ScanErrorBoundary key={address.visit}>
        <Step page={scanPageOf(address.path)} address={address} />
      </ScanErrorBoundary>
    </LocaleProvider>
  );
}

function Step({ page, address }: { page: ScanPageDefinition | undefined; address: Address }) {
  const t = useMessages(scanMessages);
  const title = t(page?.title ?? 'pay');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const step = page && stepOf(page, address);
  useEffect(() => {
    // the next step comes while the plate is typed
    if (step === PlateStep) void PlateStep.preload().then(OrderStep.preload);
  }, [step]);
  if (!page || !step) {
    return (
      <main className="scan-shell justify-center p-4">
        <ScanProblem text="wrongCode" hint="wrongCodeHint" />
      </main>
    );
  }
  const { code, order } = address;
  const content = <WholePart part={step} props={{ page, code, order }} fallback={<ScanSkeleton />} />;
  if (page.step === 'screen') return content;
  return (
    <div className="scan-shell">
      <ScanHeader title={title} hasBack={step === OrderStep} />
      <main className="grid content-start gap-3 p-4">{content}</main>
    </div>
  );
}
