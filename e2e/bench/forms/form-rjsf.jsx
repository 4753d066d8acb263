import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

const names = Array.from({ length: FIELDS }, (_, index) => `f${index}`);
const field = (index) => ({ [names[index]]: { type: 'string', title: `字段${index}` } });
// JSON Schema has no visibility: each field is there unless the one before it is `hide`
const schema = {
  type: 'object',
  properties: field(0),
  required: names.filter((_, index) => index % 5 === 0),
  allOf: names.slice(1).map((_, before) => ({
    if: { properties: { [names[before]]: { const: 'hide' } }, required: [names[before]] },
    else: { properties: field(before + 1) },
  })),
};
createRoot(document.querySelector('#root')).render(<Form schema={schema} validator={validator} />);
const input = (index) => document.getElementById(`root_f${index}`);
benchForm({ input, isShown: (index) => input(index) !== null });
