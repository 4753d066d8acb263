import { lazyPart } from '@smart-admin/ui/lazy';

/** Texts that come from a source: they bring the queries along. */
export const LazySourcedText = lazyPart(
  () => import('./SourcedText.js'),
  (module) => module.SourcedText,
);
