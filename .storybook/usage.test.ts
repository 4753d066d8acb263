import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseUsage } from './usage.ts';

describe('what a docs page says', () => {
  it('tells when, when not and the keyboard apart', () => {
    expect(parseUsage('One.\n\n**When:** for one of six. Not for free\ntext.\n\n**Keyboard:** Enter opens.')).toEqual({
      intro: 'One.',
      when: 'For one of six.',
      not: 'Not for free text.',
      keyboard: 'Enter opens.',
    });
  });

  const pages = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*\.stories\.tsx$/.test(path))
    .map((path) => readFileSync(`packages/${path}`, 'utf8'))
    .filter((text) => !text.includes("'!autodocs'"))
    .map((text) => ({
      name: /title: '([^']+)'/.exec(text)?.[1] ?? '',
      stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => story),
      comment: (/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(text)?.[1] ?? '').replaceAll(/^ \* ?/gm, ''),
    }));

  it('is said by many pages', () => expect(pages.length).toBeGreaterThan(100));

  it.each(pages)('$name says when to use it, when not, and its keyboard', ({ comment }) => {
    const { intro, when, not, keyboard } = parseUsage(comment);
    expect([intro, when, not, keyboard].filter((part) => part.length < 5)).toEqual([]);
    expect(when).not.toMatch(/^Not\b/);
  });

  it('names stories by what they show', () => {
    expect(pages.filter(({ stories }) => stories.includes('Default')).map(({ name }) => name)).toEqual([]);
  });
});
