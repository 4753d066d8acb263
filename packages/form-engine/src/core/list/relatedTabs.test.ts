import { expect, it } from 'vitest';
import { decodeListDefinition, encodeListDefinition } from './decodeListDefinition.js';
import { orderRelated, relatedSettings } from './relatedTabs.js';

const present = [
  { modelId: 'contracts', field: 'buyer' },
  { modelId: 'contracts', field: 'seller' },
  { modelId: 'visits', field: 'whom' },
];
const kept = [
  { modelId: 'visits', field: 'whom', hidden: false },
  { modelId: 'gone', field: 'x', hidden: false },
  { modelId: 'contracts', field: 'buyer', hidden: true },
];

it('tabs stand in the order that a list keeps, what it does not name last, what it switches off or is gone nowhere', () => {
  expect(orderRelated({}, present, (tab) => tab)).toEqual(present);
  expect(orderRelated({ related: kept }, present, (tab) => tab)).toEqual([present[2], present[1]]);
  expect(relatedSettings(kept, present)).toEqual([kept[0], kept[2], { ...present[1], hidden: false }]);
});

it('the setting is stored with the list, and a list without it stays as it was', () => {
  const stored = { version: 1, searchList: [], columnList: [], btnsList: [], columnBtnsList: [], relatedTabs: kept };
  const list = decodeListDefinition(stored);
  expect(list.related).toEqual(kept);
  expect(encodeListDefinition(list)).toEqual(stored);
  const { relatedTabs: _tabs, ...without } = stored;
  expect(encodeListDefinition(decodeListDefinition(without))).toEqual(without);
});
