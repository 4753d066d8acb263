import { test } from './support/test.js';
import { signIn } from './support/signIn.js';

const PAGES = (process.env.LOOK ?? '').split(',');
for (const [name, width, height, language, mode] of [
  ['zh', 1440, 900, 'zh', 'light'],
  ['en', 1440, 900, 'en', 'dark'],
  ['m', 375, 760, 'zh', 'light'],
  ['vi', 375, 760, 'vi', 'dark'],
] as const)
  test(`look ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(([l, m]) => {
      localStorage.setItem('smart_language', l as string);
      localStorage.setItem('smart_colorMode', m as string);
    }, [language, mode]);
    await signIn(page, 'admin');
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/look/${path.replaceAll('/', '_')}_${name}.png` });
    }
  });
