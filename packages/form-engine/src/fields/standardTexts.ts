import { lazyPart } from '@smart-admin/ui/lazy';
import { type ComponentType } from 'react';
import { type FieldKind } from '../core/document/FormDocument.js';

/** What draws a filled value that is more than its text. */
export interface FieldTextView {
  /** In lists, cells and details; absent there = as text. */
  inline?: ComponentType<FieldTextViewProps>;
  /** In details, with the whole width. */
  block?: ComponentType<FieldTextViewProps>;
}

export interface FieldTextViewProps {
  value: unknown;
  /** The value as text. */
  text: string;
  label: string;
}

const plate = lazyPart(
  () => import('./text/PlateText.js'),
  (module) => module.PlateText,
);
const images = lazyPart(
  () => import('./upload/ImageStrip.js'),
  (module) => module.ImageStrip,
);

/** Kinds whose values are drawn by more than their text. */
export const standardTexts: Partial<Record<FieldKind, FieldTextView>> = {
  plate: { inline: plate },
  uploadImg: {
    inline: images,
    block: lazyPart(
      () => import('./upload/UploadFieldText.js'),
      (module) => module.ImagesText,
    ),
  },
  uploadFile: {
    block: lazyPart(
      () => import('./upload/UploadFieldText.js'),
      (module) => module.FilesText,
    ),
  },
};
