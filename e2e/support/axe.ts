import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const MODES = ['light', 'dark'] as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Serious and critical findings as lines, empty when there are none. */
async function findings(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  const serious = await page.evaluate(async (runOnly) => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    // details of what is right are not looked at, and of a long table they cost seconds
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly: [...runOnly] }),
    });
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  }, rules);
  return serious.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 200)}`),
  );
}

/** Checks that axe finds nothing serious on the page, in light and dark. */
export async function expectNoFindings(page: Page): Promise<void> {
  // axe runs in the page as it does in stories: its binding to Playwright takes eight times as long for the same answer
  await page.evaluate(AXE);
  // the modes differ in their colours alone
  for (const [index, mode] of MODES.entries()) {
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
    }, mode);
    // colours are compared when they stand still
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await findings(page, index > 0 ? COLOR_RULES : undefined), `${page.url()} ${mode}`).toEqual([]);
  }
}
