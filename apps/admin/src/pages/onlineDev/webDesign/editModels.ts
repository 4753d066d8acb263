import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type FormDocument,
  type FormValues,
} from '@smart-admin/form-engine/core';
import { createListDefinition } from '@smart-admin/form-engine/designer';
import { type Locale, type Translate } from '@smart-admin/ui/messages';
import { api } from '../../../app/api.js';
import { apiForm, field, type ApiForm } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndText } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { saving } from '../../../resource/saving.js';
import { type webDesignMessages } from './webDesignMessages.js';

/** What is asked of a model itself, and of a new one what it begins with. */
export function modelForms({ t, c }: ModelFormOptions): { create: FormDocument; update: ApiForm<ModelNames> } {
  const names = {
    ...nameAndCode(c),
    category: field('select', {
      label: t('category'),
      span: 12,
      dataType: 'dictionary',
      dictionaryType: 'modelCategory',
    }),
    ...orderAndText(c),
  };
  return {
    create: apiForm<ModelNames>(names).document,
    update: apiForm<ModelNames>(names),
  };
}

/** A model with a form to begin with, and its list; answers its id. */
export async function createModel(
  values: FormValues,
  { locale, firstField, key }: { locale: Locale; firstField: string; key: string },
): Promise<string> {
  const form = createFormDocument([
    createField('text', { id: 'name', label: firstField, required: true, maxLength: 100, formId: 101 }),
  ]);
  const body = { ...namesOf(values), ...documentsOf(form, locale) };
  return saving(api.visualdev.models.create({ body }, { ...SILENT, idempotencyKey: key }));
}

/** A form as it is stored, with the list that it begins with. */
export function documentsOf(form: FormDocument, locale: Locale): { formData: string; columnData: string } {
  return {
    formData: JSON.stringify(encodeFormDocument(form)),
    columnData: JSON.stringify(encodeListDefinition(createListDefinition(form, locale))),
  };
}

function namesOf(values: FormValues): ModelNames {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    fullName: text('fullName'),
    enCode: text('enCode'),
    category: text('category'),
    description: text('description'),
    sortCode: Number(values.sortCode ?? 0),
  };
}

const SILENT = { silent: true };

interface ModelNames {
  fullName: string;
  enCode: string;
  category: string;
  description: string;
  sortCode: number;
}

interface ModelFormOptions {
  t: Translate<keyof (typeof webDesignMessages)['zh']>;
  c: Translate<keyof (typeof commonMessages)['zh']>;
}
