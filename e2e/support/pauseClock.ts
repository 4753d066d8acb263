import { type Page } from '@playwright/test';

/** Stops the installed clock of a page some seconds from now: a busy machine must not be late for that moment. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
