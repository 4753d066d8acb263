import { type NavigationItem } from '@smart-admin/layout/routing';
import { expect, it } from 'vitest';
import { leaveOutPlanned } from './generateMenu.js';

const meta = (fullName: string) => ({ fullName, names: {}, icon: '', modelId: fullName });
const page = (vueName: string): NavigationItem => ({ id: vueName, path: `/${vueName}`, meta: meta(vueName), vueName });
const folder = (name: string, children: NavigationItem[]): NavigationItem => ({
  id: name,
  path: `/${name}`,
  meta: meta(name),
  children,
});

it('leaves out pages that are to come, and directories that hold nothing else', () => {
  const menu = [
    folder('parking', [page('parking/lot'), page('model')]),
    folder('weChat', [folder('mp', [page('weChat/mpMenu')])]),
    folder('empty', []),
    page('home'),
  ];
  const planned = new Set(['parking/lot', 'weChat/mpMenu']);
  const shown = leaveOutPlanned(menu, ({ vueName }) => planned.has(vueName ?? ''));
  expect(shown).toEqual([folder('parking', [page('model')]), folder('empty', []), page('home')]);
});
