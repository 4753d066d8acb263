import { type Translate } from '@smart-admin/ui/messages';
import { type TourStep } from '@smart-admin/ui/tour';
import { type tourMessages } from './tourMessages.js';

type Say = Translate<keyof (typeof tourMessages)['zh']>;

/** Where the parts of a designer are: what carries the name as `data-tour`. */
const at = (name: string) => `[data-tour="${name}"]`;

/** What the form designer shows first. */
export function formTour(t: Say): readonly TourStep[] {
  return [
    { target: at('palette'), side: 'right', title: t('formPalette'), description: t('formPaletteText') },
    { target: at('canvas'), side: 'top', title: t('formCanvas'), description: t('formCanvasText') },
    { target: at('settings'), side: 'left', title: t('formSettings'), description: t('formSettingsText') },
    { target: at('problems'), side: 'top', title: t('formProblems'), description: t('formProblemsText') },
    { target: at('release'), side: 'bottom', title: t('formRelease'), description: t('formReleaseText') },
  ];
}

/** What the list designer shows first. */
export function listTour(t: Say): readonly TourStep[] {
  return [
    { target: at('palette'), side: 'right', title: t('listFields'), description: t('listFieldsText') },
    { target: at('canvas'), side: 'bottom', title: t('listParts'), description: t('listPartsText') },
    { target: at('settings'), side: 'left', title: t('listSettings'), description: t('listSettingsText') },
    { target: at('release'), side: 'bottom', title: t('formRelease'), description: t('formReleaseText') },
  ];
}
