import { createField, createFormDocument, defineField } from '@smart-admin/form-engine/core';
import { createFieldKinds, defineFieldKind, FieldKindsProvider } from '@smart-admin/form-engine/fields';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { UiProvider } from '@smart-admin/ui/app-root';
import { Slider } from '@smart-admin/ui/slider';

const rating = defineField({
  ...{ kind: 'acme.rating', smartKeys: ['acmeRating'], tag: 'acme-rating', role: 'input', settings: {} },
  empty: () => null,
  coerce: (raw) => ({ ok: true, value: raw ? Number(raw) : null }),
  toText: (value) => (value === null ? '' : '★'.repeat(Number(value))),
  filter: () => ({ control: 'own', operator: 'equal' }),
  storage: () => ({ type: 'numeric', precision: 1, scale: 0 }),
});
const kinds = createFieldKinds([
  defineFieldKind(rating, {
    edit: ({ value, onValueChange }) => <Slider value={Number(value)} max={5} onValueChange={onValueChange} />,
  }),
]);
const form = createFormDocument([createField(rating, { id: 'score', label: 'Score' })]);
const Form = () => <FormRenderer store={useFormStore(form)} />;

export const App = () => (
  <UiProvider locale="en">
    <FieldKindsProvider kinds={kinds} children={<Form />} />
  </UiProvider>
);
