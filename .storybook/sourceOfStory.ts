import { inLanguage } from './samples/inLanguage.js';
import { SAMPLE_LOCALE } from './samples/sample.js';
import { pasteableSource } from './pasteableSource.js';
import { storyFiles } from './storyFiles.js';

/** What the docs page shows as the code of a story; Storybook's own where the story is no plain one. */
export async function sourceOfStory(code: string, story: StoryPlace): Promise<string> {
  const load = storyFiles[`../${story.parameters.fileName.replace(/^\.\//, '')}`];
  const name = story.moduleExport?.name;
  if (!load) return code;
  const source = pasteableSource(await load(), story.parameters.fileName, name ?? exportOf(story.id));
  return source === undefined ? code : inLanguage(source, SAMPLE_LOCALE);
}

/** `ui-display-tag--two-tones` is the export `TwoTones`. */
function exportOf(id: string): string {
  return (id.split('--')[1] ?? '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface StoryPlace {
  id: string;
  parameters: { fileName: string };
  moduleExport?: { name?: string };
}
