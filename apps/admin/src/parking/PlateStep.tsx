import { type ScanTarget } from '@smart-admin/api-client/contract';
import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { useState } from 'react';
import { goTo } from './address.js';
import { PlateForm } from './PlateForm.js';
import { ReductionText } from './ReductionText.js';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { type StepProps } from './steps.js';
import { readTicket } from './tickets.js';
import { useAnswer } from './useAnswer.js';

/** Few lanes take vehicles without a plate. */
const UnlicensedPart = lazyPart(
  () => import('./UnlicensedPart.js'),
  (module) => module.UnlicensedPart,
);

/** First step: what the code is for, and which vehicle. */
export function PlateStep({ page, code }: Pick<StepProps, 'page' | 'code'>) {
  return code ? <CodeStep page={page} code={code} /> : <ScanProblem text="noCode" />;
}

function CodeStep({ page, code }: Pick<StepProps, 'page' | 'code'>) {
  const t = useMessages(scanMessages);
  const {
    data: target,
    error,
    isAway,
    retry,
  } = useAnswer(code, (signal) => scanApi.target({ query: { code } }, { signal, silent: true }));
  const [typed, setTyped] = useState(false);
  const [hasTicket] = useState(() => readTicket() !== '');
  if (error) {
    if (error.code === 400 || error.code === 404) return <ScanProblem text="wrongCode" hint="wrongCodeHint" />;
    return <ScanProblem detail={error.message} action="retry" onAction={retry} />;
  }
  if (!target) return <ScanSkeleton isAway={isAway} />;
  if (target.state !== 'valid') return <ScanProblem text={target.state} hint="wrongCodeHint" />;
  const open = (order: string) => goTo(page.next ?? '/orderInfoByQRCode', { code, order });
  const { waiting, unlicensed } = target;
  const way = unlicensed === 'out' && !hasTicket ? null : unlicensed;
  return (
    <>
      <TargetHead target={target} />
      {way && (
        // its room is kept while it loads, so that nobody taps beside what they meant
        <WholePart part={UnlicensedPart} props={{ code, way }} fallback={<div className="h-44 scan-card" />} />
      )}
      {waiting && !typed ? (
        <section aria-label={t('waiting')} className="grid justify-items-center gap-4 scan-card py-6">
          <p className="text-14 text-2">{t('waiting')}</p>
          <PlateFace size="large" value={waiting.maskedPlate} color={plateColorOf(waiting.plateColour)} />
          <button type="button" className="scan-button" onClick={() => open(waiting.order)}>
            {t((page.pays ?? page.title === 'pay') ? 'isMine' : 'isThis')}
          </button>
          <button type="button" className="scan-button-quiet" onClick={() => setTyped(true)}>
            {t('notMine')}
          </button>
        </section>
      ) : (
        <PlateForm code={code} onFound={open} />
      )}
    </>
  );
}

/** Whose code it is, where, and what it gives. */
function TargetHead({ target }: { target: ScanTarget }) {
  return (
    <div className="px-1">
      <h2 className="text-20 font-semibold">{target.title}</h2>
      <p className="flex flex-wrap items-center gap-x-2 text-14 text-2">
        {target.placeName !== target.title && <span>{target.placeName}</span>}
        {target.reduction && <ReductionText reduction={target.reduction} />}
      </p>
    </div>
  );
}
