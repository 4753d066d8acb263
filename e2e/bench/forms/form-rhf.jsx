import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, useWatch } from 'react-hook-form';
import { benchForm, FIELDS } from './shared.js';

// React Hook Form bare: inputs without widgets, labels or looks
const Field = memo(function Field({ index, control, register }) {
  const before = useWatch({ control, name: `f${Math.max(0, index - 1)}` });
  if (index > 0 && before === 'hide') return null;
  return (
    <label>
      字段{index}
      <input data-index={index} {...register(`f${index}`, { required: index % 5 === 0 })} />
    </label>
  );
});
function Page() {
  const { control, register } = useForm({
    defaultValues: Object.fromEntries(Array.from({ length: FIELDS }, (_, index) => [`f${index}`, ''])),
  });
  return Array.from({ length: FIELDS }, (_, index) => (
    <Field key={index} index={index} control={control} register={register} />
  ));
}
createRoot(document.querySelector('#root')).render(<Page />);
const input = (index) => document.querySelector(`input[data-index="${index}"]`);
benchForm({ input, isShown: (index) => input(index) !== null });
