import { localizeName } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type ReleasedModel } from '../visualdev/releasedModel.js';

/** Name of a model in a language. */
export function localizedName({ fullName, form }: Pick<ReleasedModel, 'fullName' | 'form'>, locale: Locale): string {
  return localizeName(fullName, form, locale);
}
