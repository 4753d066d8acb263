import { LOCALES } from '@smart-admin/ui/messages';
import { expect, test } from 'vitest';
import { flowRefusalMessages } from './flowRefusalMessages.js';
import { flowRefusalText } from './flowRefusalText.js';

test('A refusal says what can be done, in every language', () => {
  expect(flowRefusalText({ code: 'person', params: { userId: 'ann' } }, 'zh')).toBe(
    '该人员在此节点已有任务，请选择其他人',
  );
  for (const locale of LOCALES) expect(new Set(Object.values(flowRefusalMessages[locale])).size).toBe(15);
});
