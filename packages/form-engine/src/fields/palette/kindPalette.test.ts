import { formatMessage, LOCALES } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { standardFields } from '../../core/registry/standardFields.js';
import { kindNames } from './kindNames.js';
import { kindPalette, PALETTE_GROUPS } from './kindPalette.js';

describe('palette of the field kinds', () => {
  it('has every kind once, with a name of its own in each language', () => {
    const kinds = standardFields.map(({ kind }) => kind);
    expect(Object.keys(kindPalette).sort()).toEqual([...kinds].sort());
    for (const locale of LOCALES)
      expect(new Set(kinds.map((kind) => formatMessage(kindNames, locale, kind))).size).toBe(kinds.length);
    expect(new Set(Object.values(kindPalette).map(({ group }) => group))).toEqual(new Set(PALETTE_GROUPS));
  });
});
