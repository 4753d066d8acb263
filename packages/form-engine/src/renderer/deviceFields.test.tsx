import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { show } from '../testing/showStory.js';
import { FormRenderer } from './FormRenderer.js';
import '../testing/preloadViews.js';

const form = createFormDocument([
  createField('text', { id: 'desk', label: '柜台', visibility: ['pc'] }),
  createField('text', { id: 'phone', label: '手机', visibility: ['app'] }),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('text', { id: 'name', label: '姓名' }),
      createField('text', { id: 'place', label: '地点', visibility: ['app'] }),
    ],
  }),
]);

describe('fields for one device alone', () => {
  it.each([
    ['pc', ['柜台', '姓名，第1行']],
    ['app', ['手机', '姓名，第1行', '地点，第1行']],
  ] as const)('are drawn there: %s', async (device, names) => {
    show(<FormRenderer store={createFormStore(form, { rows: [{}] }, { context: { device } })} />);
    await screen.findByRole('textbox', { name: '姓名，第1行' });
    expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-label') ?? labelOf(box))).toEqual(names);
  });
});

function labelOf(box: HTMLElement): string | null | undefined {
  return document.getElementById(box.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent;
}
