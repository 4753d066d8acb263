import { describe, expect, it } from 'vitest';
import { isOutdated } from './isOutdated.js';

const page = (entry: string) => `<html><script type="module" src="${entry}"></script></html>`;

describe('isOutdated', () => {
  it('tells a deploy by the entry of the page', () => {
    expect(isOutdated(page('/assets/index-b2.js'), ['/assets/index-a1.js'])).toBe(true);
    expect(isOutdated(page('/assets/index-a1.js'), ['/assets/index-a1.js'])).toBe(false);
  });

  it('is silent where nothing can be told: no entry of ours, or an answer that is no page', () => {
    expect(isOutdated(page('/assets/index-b2.js'), [])).toBe(false);
    expect(isOutdated('Bad gateway', ['/assets/index-a1.js'])).toBe(false);
  });
});
