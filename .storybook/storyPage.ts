import { parseUsage, type Usage } from './usage.ts';

/** What a story file says of its page; undefined for one without a docs page. */
export function storyPage(text: string): StoryPage | undefined {
  if (text.includes("'!autodocs'")) return undefined;
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
  const comment = (/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(text)?.[1] ?? '').replaceAll(/^ \* ?/gm, '');
  return {
    title,
    // as Storybook makes it of a title
    id: `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}--docs`,
    stories: [...text.matchAll(/^export const (\w+)/gm)].map(([, story = '']) => story),
    usage: parseUsage(comment),
  };
}

export interface StoryPage {
  /** `UI/Actions/Button`. */
  title: string;
  /** Of its docs page, as addresses have it. */
  id: string;
  stories: string[];
  usage: Usage;
}
