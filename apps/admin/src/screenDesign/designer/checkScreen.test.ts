import { type ScreenDocument, type ScreenWidget } from '@smart-admin/api-client/contract';
import { createTranslate } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { type WidgetKind } from '../ShownWidget.js';
import { checkScreen } from './checkScreen.js';
import { newWidget } from './newWidget.js';
import { screenDesignMessages } from './screenDesignMessages.js';

const t = createTranslate(screenDesignMessages, 'zh');
const widget = (kind: WidgetKind, more: object) =>
  ({ ...newWidget(kind, { x: 0, y: 0 }, 'zh'), ...more }) as ScreenWidget;
const told = (widgets: ScreenWidget[], picture = '') => {
  const document: ScreenDocument = {
    ...{ version: 1, width: 1_920, height: 1_080, fit: 'contain', theme: 'navy', background: '', picture, widgets },
  };
  return checkScreen(document, t, 'zh')
    .filter(({ severity }) => severity === 'error')
    .map(({ setting, message }) => [setting, message]);
};

it('tells of addresses what the server would refuse', () => {
  expect(
    told([
      widget('title', { opens: 'http://example.org' }),
      widget('web', { address: '/api/file/a' }),
      widget('image', { address: 'https://example.org/a.png' }),
      widget('video', { address: 'a.mp4' }),
    ]),
  ).toEqual([
    ['opens', t('problem.badOpens')],
    ['address', t('problem.badWeb')],
    ['address', t('problem.badOwn')],
    ['address', t('problem.badOwn')],
  ]);
  expect(told([widget('title', {})], 'https://example.org/a.png')).toEqual([[undefined, t('problem.badOwn')]]);
});

it('finds nothing wrong with addresses that the server takes', () => {
  const files = [widget('image', { address: '/api/file/Image/a.png' }), widget('web', { address: '/portal/start' })];
  expect(told([...files, widget('title', { opens: 'https://example.org' })], '/api/file/Image/a.png')).toEqual([]);
});
