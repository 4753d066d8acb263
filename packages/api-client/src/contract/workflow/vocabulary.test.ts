import { expect, it } from 'vitest';
import { FLOW_STATUS, FLOW_STATUS_TEXTS, FlowStatusSchema } from './vocabulary.js';

it('E3-42 a flow waits (1), is adopted (2), rejected (3), revoked (4) or cancelled (5), each told in every language', () => {
  expect(FLOW_STATUS).toEqual({ running: 1, adopted: 2, rejected: 3, revoked: 4, cancelled: 5 });
  for (const language of ['zh', 'en', 'zhtw', 'vi'] as const) {
    const texts = Object.values(FLOW_STATUS).map((status) => FLOW_STATUS_TEXTS[status][language]);
    expect(new Set(texts).size, language).toBe(5);
    expect(texts.every((text) => text.length > 1)).toBe(true);
  }
  expect(FlowStatusSchema.safeParse(0).success || FlowStatusSchema.safeParse(6).success).toBe(false);
});
