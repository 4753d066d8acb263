import { expect, it } from 'vitest';
import { absent, apiForm, asNumber, constant, field, parentUnder, parts, type ApiFormEntries } from './apiForm.js';

interface Body {
  fullName: string;
  parentId: string;
  kind: 0 | 1 | 2;
  enabledMark?: 0 | 1;
  day?: number | null;
  ids?: string[];
  typeId: string;
  picture?: string;
}

const entries: ApiFormEntries<Body> = {
  fullName: field('text', { label: 'Name' }),
  parentId: field('treeSelect', {}, parentUnder('-1', '0')),
  kind: field('radio', { options: [] }, asNumber),
  enabledMark: field('switch', {}),
  day: field('date', {}),
  ids: field('userSelect', { multiple: true }),
  typeId: constant('t1'),
  picture: absent,
};

it('translates a record into the form and back', async () => {
  const form = apiForm<Body>(entries);
  const day = new Date(2026, 10, 22).getTime();
  const record = { id: '7', fullName: 'A', parentId: '0', kind: 2, enabledMark: 0, day, ids: ['u1'], picture: 'p' };
  const values = form.read(record);
  expect(values).toMatchObject({ parentId: '', kind: '2', enabledMark: false, day: '2026-11-22', ids: ['u1'] });
  expect(await form.write(values)).toEqual({
    fullName: 'A',
    parentId: '-1',
    kind: 2,
    enabledMark: 0,
    day,
    ids: ['u1'],
    typeId: 't1',
  });
  expect(form.document.fields.map(({ id }) => id)).toEqual([
    'fullName',
    'parentId',
    'kind',
    'enabledMark',
    'day',
    'ids',
  ]);
});

it('leaves empty values to the defaults of the contract', async () => {
  const form = apiForm<Pick<Body, 'day' | 'fullName'>>({ fullName: entries.fullName, day: entries.day });
  expect(await form.write({ fullName: '', day: null })).toEqual({ fullName: '' });
});

it('lets no forgotten, misspelt or mistyped field compile', () => {
  // @ts-expect-error day is forgotten
  apiForm<Pick<Body, 'day' | 'fullName'>>({ fullName: entries.fullName });
  // @ts-expect-error fulName is no field of the body
  apiForm<Pick<Body, 'fullName'>>({ fullName: entries.fullName, fulName: absent });
  // @ts-expect-error a text cannot become a number without a codec
  apiForm<Pick<Body, 'kind'>>({ kind: field('radio', { options: [] }) });
  // @ts-expect-error one id where several are expected
  apiForm<Pick<Body, 'ids'>>({ ids: field('userSelect', {}) });
  expect(() => apiForm<Pick<Body, 'picture'>>({ picture: absent })).not.toThrow();
});

it('lets several fields of the form stand for one value', async () => {
  const form = apiForm<{ kind: string; value: number }>({
    kind: field('select', { options: [] }),
    value: parts<number>(
      { yuan: field('number', {}), minutes: field('number', {}) },
      {
        read: (raw, { kind }) => (kind === 'amount' ? { yuan: Number(raw) / 100 } : { minutes: raw }),
        write: ({ kind, yuan, minutes }) => (kind === 'amount' ? Number(yuan) * 100 : Number(minutes)),
      },
    ),
  });
  expect(form.document.fields.map(({ id }) => id)).toEqual(['kind', 'yuan', 'minutes']);
  expect(form.read({ kind: 'amount', value: 1250 })).toMatchObject({ yuan: 12.5 });
  expect(await form.write({ kind: 'amount', yuan: 12.5, minutes: 3 })).toEqual({ kind: 'amount', value: 1250 });
  expect(await form.write({ kind: 'minutes', yuan: 12.5, minutes: 3 })).toEqual({ kind: 'minutes', value: 3 });
});
