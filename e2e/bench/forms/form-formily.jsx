import { createForm } from '@formily/core';
import { Field, FormProvider } from '@formily/react';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

// Formily bare: inputs without widgets or looks
const form = createForm();
const Input = ({ value = '', onChange, index }) => (
  <input data-index={index} value={value} onChange={(event) => onChange(event.target.value)} />
);
const Labelled = ({ label, children }) => (
  <label>
    {label}
    {children}
  </label>
);
createRoot(document.querySelector('#root')).render(
  <FormProvider form={form}>
    {Array.from({ length: FIELDS }, (_, index) => (
      <Field
        key={index}
        name={`f${index}`}
        required={index % 5 === 0}
        reactions={(field) => {
          if (index > 0) field.visible = field.query(`f${index - 1}`).value() !== 'hide';
        }}
        component={[Input, { index }]}
        decorator={[Labelled, { label: `字段${index}` }]}
      />
    ))}
  </FormProvider>,
);
const input = (index) => document.querySelector(`input[data-index="${index}"]`);
benchForm({ input, isShown: (index) => input(index) !== null });
