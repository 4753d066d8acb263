import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { type ScreenPreviewState } from '../../screenDesign/designer/ScreenPreview.js';
import { type PreviewState } from '../../portal/designer/PortalPreview.js';
import { ModelPreview } from './ModelPreview.js';

const PortalPreview = lazyPart(
  () => import('../../portal/designer/PortalPreview.js'),
  (module) => module.PortalPreview,
);

const ScreenPreview = lazyPart(
  () => import('../../screenDesign/designer/ScreenPreview.js'),
  (module) => module.ScreenPreview,
);

/**
 * What was designed as staff would work with it, before the release: a form and its list with records in memory, a portal or
 * a screen with the rows of whoever looks.
 */
export function Page() {
  const { search, state } = useLocation() as {
    search: string;
    state: Partial<PreviewState & ScreenPreviewState> | null;
  };
  // a hidden tab keeps what it was opened with
  const [opened] = useState(() => {
    const params = new URLSearchParams(search);
    return {
      id: params.get('id') ?? '',
      portal: params.get('portal'),
      screen: params.get('screen'),
      edited: state,
    };
  });
  if (opened.screen !== null)
    return (
      <Suspense fallback={<Skeleton className="size-full" />}>
        <ScreenPreview id={opened.screen} edited={opened.edited?.screen} />
      </Suspense>
    );
  if (opened.portal === null) return <ModelPreview id={opened.id} />;
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <PortalPreview id={opened.portal} edited={opened.edited?.document} />
    </Suspense>
  );
}
