import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { valueText } from './valueText.js';

/** Choices that are called what they are kept as, in every language. */
const AS_KEPT = new Set([
  ...['separator', 'dateFormat', 'method', 'events', 'paperSize.A4', 'paperSize.A5', 'kind.sql', 'kind.http'],
  ...['kind.postgresql', 'kind.mysql', 'kind.sqlserver', 'kind.oracle'],
]);

it('every choice of a field that can be changed has a name', () => {
  const unnamed = choicesOf(contract).filter(
    ({ page, field, choice }) =>
      choice !== '' &&
      !AS_KEPT.has(field) &&
      !AS_KEPT.has(`${field}.${choice}`) &&
      valueText(page, field, choice)('zh') === choice,
  );
  expect(unnamed).toEqual([]);
});

it('leaves fields of forms that people have drawn as they are', () => {
  expect(valueText('a-form-of-people', 'kind', 'amount')('zh')).toBe('amount');
});

it('names each of several choices', () => {
  expect(valueText('system.template', 'channels', 'mail、sms')('en')).toBe('Mail、Text message');
});

interface Choice {
  page: string;
  field: string;
  choice: string;
}

function choicesOf(node: object): Choice[] {
  return Object.values(node).flatMap((value: AnyEndpoint | object) => {
    if (!('whole' in value && value.whole instanceof z.ZodObject && 'permission' in value))
      return 'path' in value ? [] : choicesOf(value);
    const [page = ''] = String(value.permission).split(':');
    return Object.entries(value.whole.shape).flatMap(([field, schema]) =>
      optionsOf(schema as z.ZodType).map((choice) => ({ page, field, choice })),
    );
  });
}

function optionsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return optionsOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return optionsOf(schema.element as z.ZodType);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}
