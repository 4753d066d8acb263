import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { LOCALES } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldName } from './fieldNames.js';

it('whatever can be changed of a noun has a name in every language', () => {
  const unnamed = [...new Set(wholesOf(contract).flatMap((whole) => Object.keys(whole.shape)))].filter((field) =>
    LOCALES.some((locale) => fieldName('', field)(locale) === field),
  );
  expect(unnamed).toEqual([]);
});

/** Schemas of all that updates of nouns can change. */
function wholesOf(node: object): z.ZodObject[] {
  return Object.values(node).flatMap((value: AnyEndpoint | object) => {
    if ('whole' in value && value.whole instanceof z.ZodObject) return [value.whole];
    return 'path' in value ? [] : wholesOf(value);
  });
}
