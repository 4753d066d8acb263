import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of all toasts that the page has shown, the oldest first. */
    shownToasts?: string[];
  }
}

/** Keeps what toasts say: one stands for a second and a half, in which a busy machine may not look at the page. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const selector = '[data-sonner-toast]';
    const shown: string[] = [];
    const last = new WeakMap<Element, string>();
    window.shownToasts = shown;
    const record = (toast: Element | null | undefined) => {
      if (!toast || last.get(toast) === toast.textContent) return;
      last.set(toast, toast.textContent);
      shown.push(toast.textContent);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        // one that says something else stays where it is
        record((target instanceof Element ? target : target.parentElement)?.closest(selector));
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(selector)) record(node);
          else node.querySelectorAll(selector).forEach(record);
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits for a toast with a text, among those that the page has shown since it was loaded; each answers once. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const { source, flags } =
    typeof text === 'string' ? new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text;
  const take = () =>
    page.evaluate(
      ([pattern, modifiers]) => {
        const shown = window.shownToasts ?? [];
        const at = shown.findIndex((each) => new RegExp(pattern, modifiers).test(each));
        if (at < 0) return { others: shown };
        shown.splice(at, 1);
        return 'shown';
      },
      [source, flags] as const,
    );
  await expect.poll(take, `a toast with ${String(text)}`).toBe('shown');
}
