import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { expect, it } from 'vitest';
import { waitingFlow } from '../testing/flowServer.js';
import { canFill, fieldAccess, withRequired } from './fieldAccess.js';

it('gives a column its own rule, else that of its subtable, and never shows one of a hidden subtable', () => {
  const access = fieldAccess(
    { items: 'read', 'items.price': 'required', cost: 'hidden', 'cost.sum': 'write' },
    'write',
  );
  expect(['items', 'items.price', 'items.count', 'cost.sum', 'reason'].map(access)).toEqual([
    'read',
    'write',
    'read',
    'hidden',
    'write',
  ]);
  expect(fieldAccess({}, 'read')('reason')).toBe('read');
});

it('asks for what the rules want filled in, in subtables too', () => {
  const form = createFormDocument([
    createField('text', { id: 'reason' }),
    createField('subtable', { id: 'items', columns: [createField('text', { id: 'name' })] }),
  ]);
  const [reason, items] = withRequired(form, { reason: 'required', 'items.name': 'required' }).fields;
  expect(reason).toMatchObject({ required: true });
  expect(items).toMatchObject({ required: false, columns: [{ required: true }] });
});

it('lets nobody fill in what is offered, waits, or is paused, and the launcher all when they submit again', () => {
  const flow = waitingFlow('f1', { fields: { budget: 'write' } });
  const inState = (state: 'open' | 'offered' | 'waiting') => ({
    ...flow,
    tasks: flow.tasks.map((task) => ({ ...task, state })),
  });
  expect(canFill(inState('open'))).toBe(true);
  expect(canFill({ ...flow, fields: { budget: 'read' } })).toBe(false);
  for (const other of [inState('offered'), inState('waiting'), { ...flow, paused: true }])
    expect(canFill(other)).toBe(false);
  const submit = { kind: 'submit', name: '', comment: 'optional' as const, signature: 'off' as const };
  expect(canFill({ ...flow, tasks: [], fields: {}, buttons: [submit] })).toBe(true);
});
