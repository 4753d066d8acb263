import { type PortalDocument, type ReportDocument, type ScreenDocument } from '@smart-admin/api-client/contract';
import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../app/api.js';
import { ModelPreview } from './ModelPreview.js';

const PortalPreview = lazyPart(
  () => import('../../portal/designer/PortalPreview.js'),
  (module) => module.PortalPreview,
);
const ReportPreview = lazyPart(
  () => import('../../report/designer/ReportPreview.js'),
  (module) => module.ReportPreview,
);
const ScreenPreview = lazyPart(
  () => import('../../screenDesign/designer/ScreenPreview.js'),
  (module) => module.ScreenPreview,
);

/** Designed pages besides models by the parameter that names one; a designer hands over what it has not saved yet. */
const PREVIEWS: Record<string, (id: string, edited: unknown) => ReactNode> = {
  portal: (id, edited) => <PortalPreview id={id} edited={edited as PortalDocument | undefined} />,
  report: (id, edited) => <ReportPreview id={id} edited={edited as ReportDocument | undefined} />,
  screen: (id, edited) => <ScreenPreview id={id} edited={edited as ScreenDocument | undefined} />,
};

/**
 * What was designed as staff would work with it, before the release: a form and its list with records in memory; a portal,
 * a report or a screen with the rows of whoever looks.
 */
export function Page() {
  const { search, state } = useLocation() as { search: string; state: { document?: unknown } | null };
  // coming back to the tab hands nothing over: what was handed over last stays
  const [shown, setShown] = useState({ search, edited: state?.document, count: 0 });
  const isHandedOver = state?.document !== undefined && state.document !== shown.edited;
  if (search !== shown.search || isHandedOver) setShown({ search, edited: state?.document, count: shown.count + 1 });
  return <Preview key={shown.count} params={new URLSearchParams(shown.search)} edited={shown.edited} />;
}

function Preview({ params, edited }: { params: URLSearchParams; edited: unknown }) {
  for (const [kind, preview] of Object.entries(PREVIEWS)) {
    const id = params.get(kind);
    if (id !== null) return <Suspense fallback={<Skeleton className="size-full" />}>{preview(id, edited)}</Suspense>;
  }
  return <ModelPreview id={params.get('id') ?? ''} read={readDraft} />;
}

const readDraft = (id: string) => api.visualdev.models.read({ id }, { silent: true });
