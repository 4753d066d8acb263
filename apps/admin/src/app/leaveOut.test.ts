import { type RoutedItem } from '@smart-admin/layout/routing';
import { expect, it } from 'vitest';
import { leaveOut } from './leaveOut.js';

const page = (vueName: string): RoutedItem => ({ id: vueName, path: `/${vueName}`, title: vueName, icon: '', vueName });
const folder = (name: string, children: RoutedItem[]): RoutedItem => ({
  id: name,
  path: `/${name}`,
  title: name,
  icon: '',
  children,
});

it('leaves out some pages, and directories that hold nothing else', () => {
  const menu = [
    folder('parking', [page('parking/lot'), page('model')]),
    folder('weChat', [folder('mp', [page('weChat/mpMenu')])]),
    folder('empty', []),
    page('home'),
  ];
  const left = new Set(['parking/lot', 'weChat/mpMenu']);
  const shown = leaveOut(menu, ({ vueName }) => left.has(vueName ?? ''));
  expect(shown).toEqual([folder('parking', [page('model')]), folder('empty', []), page('home')]);
});
