import { lazy } from 'react';

// forms without files do not load what files need
export const LazyUploader = lazy(async () => ({ default: (await import('@smart-admin/ui/uploader')).Uploader }));
export const LazyImageUploader = lazy(async () => ({
  default: (await import('@smart-admin/ui/image-uploader')).ImageUploader,
}));
