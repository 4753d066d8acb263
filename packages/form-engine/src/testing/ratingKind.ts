import { lazyPart } from '@smart-admin/ui/lazy';
import { defineField, type FieldOf } from '../core/registry/defineField.js';
import { numberSetting } from '../core/registry/settings.js';
import { createFieldKinds, defineFieldKind } from '../fields/fieldKinds.js';

/** A field kind as another team would bring it along: stars. */
export const ratingField = defineField({
  kind: 'acme.rating',
  smartKeys: ['acmeRating'],
  tag: 'acme-rating',
  names: { zh: '星级', en: 'Stars', zhtw: '星級', vi: 'Số sao' },
  role: 'input',
  settings: { stars: numberSetting('stars', 'max', 5) },
  empty: () => null,
  coerce: (raw) => {
    if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
    const value = Number(raw);
    return Number.isInteger(value) && value >= 0 ? { ok: true, value } : { ok: false, issue: { key: 'number' } };
  },
  check: (value, { stars = 5 }) => ((value as number) > stars ? { key: 'max', params: { max: stars } } : undefined),
  toText: (value, { stars }) => (typeof value === 'number' ? `${value}/${stars}` : ''),
  filter: () => ({ control: 'own', operator: 'equal' }),
  storage: () => ({ type: 'numeric', precision: 2, scale: 0 }),
});

export type RatingField = FieldOf<typeof ratingField>;

/** The standard kinds and the stars, with the code of the control loaded when it is first drawn. */
export const kindsWithRating = createFieldKinds([
  defineFieldKind(ratingField, {
    edit: lazyPart(
      () => import('./RatingViews.js'),
      (module) => module.RatingControl,
    ),
    cell: lazyPart(
      () => import('./RatingViews.js'),
      (module) => module.RatingStars,
    ),
    card: lazyPart(
      () => import('./RatingViews.js'),
      (module) => module.RatingNumber,
    ),
    search: lazyPart(
      () => import('./RatingViews.js'),
      (module) => module.RatingFilter,
    ),
  }),
]);
