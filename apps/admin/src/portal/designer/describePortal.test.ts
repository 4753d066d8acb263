import { type PortalDocument } from '@smart-admin/api-client/contract';
import { diffItems } from '@smart-admin/form-engine/editor';
import { expect, it } from 'vitest';
import { describePortal } from './describePortal.js';

type Filters = PortalDocument['filters'];

const portal = (filters: Filters): PortalDocument => ({ version: 1, filters, defaultFor: [], cards: [] });
const differences = (before: Filters, after: Filters) =>
  diffItems(describePortal(portal(before), 'zh'), describePortal(portal(after), 'zh'));
const option = (label: string, value = label) => ({ value, label });
const area: Filters[number] = { id: 'area', label: '片区', kind: 'choice', options: [option('东'), option('西')] };
const day: Filters[number] = { id: 'day', label: '日期', kind: 'day', options: [] };

it('says that a filter has another kind, or offers something else', () => {
  expect(differences([area], [{ ...area, kind: 'text' }])).toMatchObject([
    { kind: 'changed', label: '片区', changes: [{ before: '选项', after: '文字' }] },
  ]);
  expect(differences([area], [{ ...area, options: [option('东'), option('北')] }])).toMatchObject([
    { kind: 'changed', changes: [{ before: '东, 西', after: '东, 北' }] },
  ]);
  expect(differences([area], [{ ...area, options: [option('东', 'e'), option('西')] }])).toHaveLength(1);
});

it('says that filters came, went or changed their places', () => {
  expect(differences([area], [area, day])).toMatchObject([{ kind: 'added', label: '日期' }]);
  expect(differences([area, day], [area])).toMatchObject([{ kind: 'removed', label: '日期' }]);
  expect(differences([area, day], [day, area])).toMatchObject([{ kind: 'moved' }]);
  expect(differences([area, day], [area, day])).toEqual([]);
});
