import { localizeForm, localizeList, localizeName } from '@smart-admin/form-engine/core';
import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { type ReleasedModel } from './releasedModel.js';

/** A released model in a language; kept as long as the model itself, because forms are compiled once for each document. */
export function localizeModel(model: ReleasedModel, locale: Locale): ReleasedModel {
  if (locale === DEFAULT_LOCALE) return model;
  let known = localized.get(model);
  if (!known) localized.set(model, (known = new Map()));
  let answer = known.get(locale);
  if (!answer) {
    const { form, list, fullName } = model;
    answer = {
      ...model,
      fullName: localizeName(fullName, form, locale),
      form: localizeForm(form, locale),
      list: localizeList(list, form, locale),
    };
    known.set(locale, answer);
  }
  return answer;
}

const localized = new WeakMap<ReleasedModel, Map<Locale, ReleasedModel>>();
