import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storyPage } from './storyPage.ts';
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
    .flatMap((text) => storyPage(text) ?? []);

  it('is said by many pages', () => expect(pages.length).toBeGreaterThan(100));

  it.each(pages)('$title says when to use it, when not, and its keyboard', ({ usage }) => {
    const { intro, when, not, keyboard } = usage;
    expect([intro, when, not, keyboard].filter((part) => part.length < 5)).toEqual([]);
    expect(when).not.toMatch(/^Not\b/);
  });

  it('names stories by what they show', () => {
    expect(pages.filter(({ stories }) => stories.includes('Default')).map(({ title }) => title)).toEqual([]);
  });

  it('stands in the guide of its group', () => {
    const guides = readdirSync('.storybook/docs')
      .map((name) => /<GroupGuide group="([^"]+)"/.exec(readFileSync(`.storybook/docs/${name}`, 'utf8'))?.[1])
      .filter((group) => group !== undefined);
    expect(guides.length).toBeGreaterThan(8);
    const alone = pages.filter(({ title }) => !guides.some((group) => title.startsWith(`${group}/`)));
    expect(alone.map(({ title }) => title)).toEqual([]);
  });
});
