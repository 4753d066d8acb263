import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type PreviewState } from '../../portal/designer/PortalPreview.js';
import { ModelPreview } from './ModelPreview.js';

const PortalPreview = lazyPart(
  () => import('../../portal/designer/PortalPreview.js'),
  (module) => module.PortalPreview,
);

/**
 * What was designed as staff would work with it, before the release: a form and its list with records in memory, a portal with
 * the rows of whoever looks.
 */
export function Page() {
  const { search, state } = useLocation() as { search: string; state: Partial<PreviewState> | null };
  // a hidden tab keeps what it was opened with
  const [opened] = useState(() => {
    const params = new URLSearchParams(search);
    return { id: params.get('id') ?? '', portal: params.get('portal'), edited: state?.document };
  });
  if (opened.portal === null) return <ModelPreview id={opened.id} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <PortalPreview id={opened.portal} edited={opened.edited} />
    </Suspense>
  );
}
