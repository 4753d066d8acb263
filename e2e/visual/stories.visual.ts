import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Entry {
  id: string;
  type: string;
  name: string;
  tags?: string[];
}

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, Entry>;
};
const all = Object.values(index.entries).filter(({ type }) => type === 'story');
/** Key stories: the first of each component, and all that show many widgets or whole pages at once. */
const stories = all.filter(
  ({ id }) => /^patterns-/.test(id) || all.find((other) => other.id.split('--')[0] === id.split('--')[0])?.id === id,
);
const THEMES = ['blue', 'purple', 'azure', 'ocean', 'green', 'yellow', 'orange', 'red'];
const MODES = ['light', 'dark'];

for (const story of stories) {
  test(story.id, async ({ page }) => {
    await page.goto(`/iframe.html?id=${story.id}&viewMode=story`);
    await page.locator('body.sb-show-main').waitFor();
    await page.waitForFunction(() => (document.querySelector('#storybook-root')?.childElementCount ?? 0) > 0);
    for (const theme of THEMES) {
      for (const mode of MODES) {
        // themes are only variables: no reload, no new render
        await page.evaluate(
          ([nextTheme, nextMode]) =>
            Object.assign(document.documentElement.dataset, { theme: nextTheme, mode: nextMode }),
          [theme, mode],
        );
        await expect.soft(page).toHaveScreenshot(`${story.id}-${theme}-${mode}.png`);
      }
    }
  });
}
