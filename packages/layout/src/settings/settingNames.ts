import { type Translate } from '@smart-admin/ui/messages';
import { type dialogMessages } from '../dialogMessages.js';
import { type layoutMessages } from '../messages.js';
import { type LayoutType, type Settings } from './settingsStore.js';

/** What the sizes of controls are called. */
export function sizeNames(t: Translate<keyof (typeof layoutMessages)['zh']>): Record<Settings['size'], string> {
  return { default: t('sizeDefault'), medium: t('sizeMedium'), small: t('sizeSmall'), mini: t('sizeMini') };
}

/** What the layouts of the frame are called. */
export function layoutNames(t: Translate<keyof (typeof dialogMessages)['zh']>): Record<LayoutType, string> {
  return {
    classic: t('layoutClassic'),
    functional: t('layoutFunctional'),
    blend: t('layoutBlend'),
    plain: t('layoutPlain'),
  };
}
