import { describe, expect, it } from 'vitest';
import { MENU_TYPES, menuTarget } from './menuRecord.js';

const read = (type: number, property: object) => menuTarget.read(JSON.stringify(property), { type });

describe('what a menu entry opens', () => {
  it('a page keeps the model that it draws, and what no form knows', () => {
    const property = { isTree: 1, moduleId: 'orders' };
    expect(menuTarget.write({ type: String(MENU_TYPES.page), ...read(MENU_TYPES.page, property) })).toBe(
      JSON.stringify(property),
    );
  });

  it('an entry that becomes one of another type opens what was chosen for that', () => {
    const page = read(MENU_TYPES.page, { moduleId: 'orders' });
    expect(menuTarget.write({ type: String(MENU_TYPES.model), ...page, modelId: 'visitor' })).toBe(
      JSON.stringify({ moduleId: 'visitor' }),
    );
    expect(menuTarget.write({ type: String(MENU_TYPES.report), ...page })).toBe('');
    const model = read(MENU_TYPES.model, { moduleId: 'visitor' });
    expect(menuTarget.write({ type: String(MENU_TYPES.page), ...model })).toBe('');
  });
});
