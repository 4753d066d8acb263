import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { bulkForm } from './bulkFields.js';

it('offers all that some record may have: a filter that looks at the record holds where it is saved', () => {
  const options = [{ value: 'n1', label: '北一' }];
  const fields = ['STARTSWITH({option.value}, {region})', "{option.value} != 'n2'", ''].map((optionFilter, index) =>
    createField('select', { id: `lot${index}`, label: '车场', options, optionFilter }),
  );
  expect(bulkForm(createFormDocument(fields), fields).fields).toMatchObject([
    { id: 'lot0', optionFilter: '' },
    { id: 'lot1', optionFilter: "{option.value} != 'n2'" },
    { id: 'lot2', optionFilter: '' },
  ]);
});
