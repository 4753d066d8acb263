import { cardOfFields, createField, createFormDocument, groupOfFields } from '@smart-admin/form-engine/core';
import { expect, it } from 'vitest';
import { sampleForms } from './sampleForms.js';

it('a form has the fields of its container and those that stand in none', () => {
  const text = (id: string) => createField('text', { id, label: id });
  const options = [
    { value: 'short', label: '短' },
    { value: 'long', label: '长' },
  ];
  const fields = [createField('select', { id: 'kind', label: '表单', options }), ...['title', 'a', 'b', 'c'].map(text)];
  const long = { ...cardOfFields('long', '长', ['b']), children: [groupOfFields('inner', '内', ['b', 'c'])] };
  const document = createFormDocument(fields, {
    layout: [
      { type: 'field', field: 'kind' },
      { type: 'field', field: 'title' },
      groupOfFields('short', '短', ['a']),
      long,
    ],
  });
  expect(sampleForms(document).map(({ kind, label, fields: shown }) => [kind, label, [...shown]])).toEqual([
    ['short', '短', ['kind', 'title', 'a']],
    ['long', '长', ['kind', 'title', 'b', 'c']],
  ]);
  expect(sampleForms(createFormDocument([text('title')]))).toEqual([]);
});
