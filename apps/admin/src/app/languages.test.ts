import { LOCALE_NAMES, LOCALES } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';

const modules = {
  ...import.meta.glob<Record<string, unknown>>('../**/*{essages,Texts}.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../../../packages/{ui,layout,pickers}/src/**/*essages.ts', {
    eager: true,
  }),
  ...import.meta.glob<Record<string, unknown>>('../../../../packages/form-engine/src/**/*essages.ts', { eager: true }),
};

/** The sub-account rule shows in English and traditional Chinese only (R2.6-10); the word after the page jumper is Chinese only. */
const EMPTY_SOMEWHERE = new Set(['accountRule', 'unit']);

describe('languages', () => {
  it('P1-03 are zh, en, zhtw and vi, Chinese first, and every text exists in all four', () => {
    expect([...LOCALES].sort()).toEqual(['en', 'vi', 'zh', 'zhtw']);
    expect(LOCALES[0]).toBe('zh');
    expect(LOCALE_NAMES.zh).toBe('简体中文');
    const sets = Object.entries(modules).flatMap(([file, exports]) =>
      Object.values(exports)
        .filter(isMessages)
        .map((messages) => ({ file, messages })),
    );
    expect(sets.length).toBeGreaterThan(30);
    for (const { file, messages } of sets) {
      const keys = Object.keys(messages.zh).sort();
      for (const locale of LOCALES) {
        expect(Object.keys(messages[locale]).sort(), `${file} ${locale}`).toEqual(keys);
        for (const [key, text] of Object.entries(messages[locale]))
          if (!EMPTY_SOMEWHERE.has(key)) expect(text.trim(), `${file} ${locale}.${key}`).not.toBe('');
      }
    }
  });
});

type Messages = Record<(typeof LOCALES)[number], Record<string, string>>;

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);
}
