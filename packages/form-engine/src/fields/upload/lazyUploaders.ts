import { lazyPart } from '@smart-admin/ui/lazy';

// forms without files do not load what files need
export const LazyUploader = lazyPart(
  () => import('@smart-admin/ui/uploader'),
  (module) => module.Uploader,
);
export const LazyImageUploader = lazyPart(
  () => import('@smart-admin/ui/image-uploader'),
  (module) => module.ImageUploader,
);
