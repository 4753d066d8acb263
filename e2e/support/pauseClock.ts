import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the installed clock of a page some seconds from now: a busy machine must not be late for that moment. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** Lets the stopped clock go on by twentieths of a second until something is seen, which waits for real work too. */
export async function runClockUntilVisible(page: Page, locator: Locator): Promise<void> {
  const isVisibleSoon = async () => {
    await page.clock.runFor(50);
    return locator.isVisible();
  };
  await expect.poll(isVisibleSoon, { intervals: [10] }).toBe(true);
}
