import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type PortalDocument, type ReportDocument } from '@smart-admin/api-client/contract';
import { ModelPreview } from './ModelPreview.js';

const PortalPreview = lazyPart(
  () => import('../../portal/designer/PortalPreview.js'),
  (module) => module.PortalPreview,
);

const ReportPreview = lazyPart(
  () => import('../../report/designer/ReportPreview.js'),
  (module) => module.ReportPreview,
);

/**
 * What was designed as staff would work with it, before the release: a form and its list with records in memory, a portal or a
 * report with the rows of whoever looks.
 */
export function Page() {
  const { search, state } = useLocation() as { search: string; state: { document?: unknown } | null };
  // a hidden tab keeps what it was opened with
  const [opened] = useState(() => {
    const params = new URLSearchParams(search);
    return {
      id: params.get('id') ?? '',
      portal: params.get('portal'),
      report: params.get('report'),
      edited: state?.document,
    };
  });
  if (opened.portal === null && opened.report === null) return <ModelPreview id={opened.id} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      {opened.report === null ? (
        <PortalPreview id={opened.portal ?? ''} edited={opened.edited as PortalDocument | undefined} />
      ) : (
        <ReportPreview id={opened.report} edited={opened.edited as ReportDocument | undefined} />
      )}
    </Suspense>
  );
}
