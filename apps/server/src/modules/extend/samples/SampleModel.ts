import { type FormDocument, type ListDefinition, type TextLocale } from '@smart-admin/form-engine/core';

/** A model that shows what the designers make: nothing but its documents. */
export interface SampleModel {
  id: string;
  fullName: string;
  description: string;
  form: FormDocument;
  list: ListDefinition;
}

/** A list whose records can be changed and deleted while a condition holds. */
export function offeredWhen(list: ListDefinition, visibleWhen: string): ListDefinition {
  const conditional = (buttons: ListDefinition['rowButtons']) =>
    buttons.map((button) => (button.id === 'edit' || button.id === 'remove' ? { ...button, visibleWhen } : button));
  const { phone } = list;
  return {
    ...list,
    rowButtons: conditional(list.rowButtons),
    ...(phone ? { phone: { ...phone, rowButtons: conditional(phone.rowButtons) } } : {}),
  };
}

/** A list that offers on phones what it offers elsewhere. */
export function sameOnPhones(list: ListDefinition): ListDefinition {
  const { phone } = list;
  return phone ? { ...list, phone: { ...phone, buttons: list.buttons } } : list;
}

/** A form that knows the name of its model in the other languages. */
export function withName(form: FormDocument, names: Readonly<Record<TextLocale, string>>): FormDocument {
  const texts = Object.fromEntries(
    Object.entries(names).map(([locale, name]) => [locale, { ...form.texts?.[locale as TextLocale], name }]),
  );
  return { ...form, texts };
}
