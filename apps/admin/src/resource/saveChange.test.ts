import { ApiError } from '@smart-admin/api-client';
import { RecordConflictError } from '@smart-admin/form-engine/resource';
import { expect, it, vi } from 'vitest';
import { apiForm, asNumber, field, parts } from './apiForm.js';
import { saveChange } from './saveChange.js';

interface Body {
  fullName: string;
  kind: number;
  managerId?: string;
  roleIds?: string[];
  names?: { en?: string; vi?: string };
}

const form = apiForm<Body>({
  fullName: field('text', { label: 'Name' }),
  kind: field('radio', { options: [] }, asNumber),
  managerId: field('userSelect', {}),
  roleIds: field('roleSelect', { multiple: true }),
  names: parts(
    { nameEn: field('text', {}), nameVi: field('text', {}) },
    {
      read: (raw) => {
        const { en = '', vi: viName = '' } = (raw ?? {}) as { en?: string; vi?: string };
        return { nameEn: en, nameVi: viName };
      },
      write: ({ nameEn, nameVi }) => ({ en: String(nameEn), vi: String(nameVi) }),
    },
  ),
});
const before = { fullName: 'A', kind: '1', managerId: 'u1', roleIds: ['r1', 'r2'], nameEn: 'a', nameVi: 'b' };

const conflict = (paths: Record<string, [original: unknown, theirs: unknown, mine: unknown]>) => {
  const entries = Object.entries(paths);
  const data = {
    conflict: {
      revision: 5,
      userName: '王若彤',
      time: 0,
      conflicts: entries.map(([path, [original, theirs, mine]]) => ({ path, original, theirs, mine })),
      theirs: { set: Object.fromEntries(entries.map(([path, [, theirs]]) => [path, theirs])), rows: {} },
    },
  };
  return new ApiError('/api/x', 409, '他人已修改', { code: 409, msg: '他人已修改', data });
};

it('sends what differs as the call carries it, on the revision that was read', async () => {
  const send = vi.fn(() => Promise.resolve());
  const after = { ...before, kind: '2', managerId: null, roleIds: ['r2', 'r3'], nameEn: 'c' };
  await saveChange({ form, revision: 4, before, after, send });
  expect(send.mock.calls).toEqual([
    [{ revision: 4, kind: 2, managerId: null, roleIds: { add: ['r3'], remove: ['r1'] }, names: { en: 'c', vi: 'b' } }],
  ]);
});

it('sends nothing where nothing differs', async () => {
  const send = vi.fn(() => Promise.resolve());
  await saveChange({ form, revision: 4, before, after: { ...before }, send });
  expect(send).not.toHaveBeenCalled();
});

it('tells a conflict by the fields of the form and their values', async () => {
  const send = vi.fn(() => Promise.reject(conflict({ kind: [1, 3, 2] })));
  const saved = saveChange({ form, revision: 4, before, after: { ...before, kind: '2' }, send });
  await expect(saved).rejects.toBeInstanceOf(RecordConflictError);
  await expect(saved).rejects.toMatchObject({
    conflict: {
      revision: 5,
      conflicts: [{ path: 'kind', original: '1', theirs: '3', mine: '2' }],
      theirs: { set: { kind: '3' } },
    },
  });
});

it('merges what differs in fields of the form, though they are one value of the call', async () => {
  const send = vi.fn<(body: object) => Promise<void>>(() => Promise.resolve());
  send.mockRejectedValueOnce(
    conflict({
      names: [
        { en: 'a', vi: 'b' },
        { en: 'a', vi: 'theirs' },
        { en: 'mine', vi: 'b' },
      ],
    }),
  );
  await saveChange({ form, revision: 4, before, after: { ...before, nameEn: 'mine' }, send });
  expect(send.mock.lastCall).toEqual([{ revision: 5, names: { en: 'mine', vi: 'theirs' } }]);
});
