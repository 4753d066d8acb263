import { type PublicOrder } from '@smart-admin/api-client/contract';
import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown } from 'lucide-react';
import { orderMessages } from './orderMessages.js';

// comes once the amount and the button are there, for nobody reads it before; and at once, for below the ground the
// network may be gone when somebody asks
const WhyLines = lazyPart(
  () => import('./WhyLines.js'),
  (module) => module.WhyLines,
);

/** Unfolds how the amount came about. */
export function WhyThisAmount(props: Pick<PublicOrder, 'evidence' | 'photos'>) {
  const t = useMessages(orderMessages);
  return (
    <details className="group text-14">
      <summary className="-my-1 flex min-h-11 list-none items-center gap-1 text-primary-text [&::-webkit-details-marker]:hidden">
        {t('why')}
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <WholePart part={WhyLines} props={props} fallback={<div className="h-12 scan-bone" />} />
    </details>
  );
}
