import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const packages = new URL('../../../', import.meta.url).pathname;
const pages = ['ui/src/', 'pickers/src/']
  .flatMap((folder) =>
    readdirSync(packages + folder, { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => readFileSync(packages + folder + path, 'utf8')),
  )
  .filter((text) => /\bcomponent: \w+/.test(text))
  .map((text) => ({
    name: /title: '([^']+)'/.exec(text)?.[1] ?? '',
    intro: /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(text)?.[1] ?? '',
  }));

describe('docs pages of widgets and pickers', () => {
  it('are many', () => expect(pages.length).toBeGreaterThan(70));

  it.each(pages)('$name says when to use it, when not, and its keyboard', ({ intro }) => {
    expect(intro).toMatch(/\*\*When:\*\*[\s\S]*\b[Nn]ot\b/);
    expect(intro).toContain('**Keyboard:**');
  });
});
