import { expect, within } from 'storybook/test';

/** Nothing of the kinds of a story is wider than a phone. */
export async function fitsPhone({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const phone = await within(canvasElement).findByRole('region', { name: '手机' });
  // a table scrolls inside its own frame
  await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth);
}
