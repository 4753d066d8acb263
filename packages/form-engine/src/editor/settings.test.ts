import { describe, expect, it } from 'vitest';
import { commonValue, visibleSettings, type SettingGroup } from './settings.js';

interface Column {
  label: string;
  width: number | undefined;
  fixed: boolean;
  visibility?: string[];
}

const label = { zh: '', en: '', zhtw: '', vi: '' };
const groups: SettingGroup<Column>[] = [
  {
    id: 'base',
    label,
    settings: [
      { key: 'label', label, kind: 'text', single: true },
      { key: 'width', label, kind: 'number' },
    ],
  },
  { id: 'fixed', label, settings: [{ key: 'edge', label, kind: 'choice', visibleWhen: ({ fixed }) => fixed }] },
];
const column = (values: Partial<Column> = {}): Column => ({ label: '', width: 80, fixed: true, ...values });
const keys = (items: Column[]) =>
  visibleSettings(groups, items).flatMap(({ settings }) => settings.map(({ key }) => key));

describe('settings', () => {
  it('apply where all chosen items have them', () => {
    expect(keys([column()])).toEqual(['label', 'width', 'edge']);
    expect(keys([column(), column({ fixed: false })])).toEqual(['width']);
  });

  it('show the value that all have', () => {
    expect(commonValue([column(), column()], 'width')).toEqual({ isMixed: false, value: 80 });
    expect(commonValue([column(), column({ width: undefined })], 'width')).toEqual({ isMixed: true });
    expect(commonValue([column({ visibility: ['pc'] }), column({ visibility: ['pc'] })], 'visibility').isMixed).toBe(
      false,
    );
  });
});
