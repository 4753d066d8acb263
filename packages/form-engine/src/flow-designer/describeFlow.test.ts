import { expect, it } from 'vitest';
import { createField } from '../core/document/createField.js';
import { diffItems } from '../editor/diffDocuments.js';
import { approver, flowOf } from '../flow/testing/flows.js';
import { describeFlow, describeNode } from './describeFlow.js';

const fields = [createField('userSelect', { id: 'f1', label: '项目经理' }), createField('userSelect', { id: 'f2' })];
const byField = (path: string) => approver('check', [], { people: [{ kind: 'field', path }] });

it('calls fields by their labels; those without a label, and unknown ones, by their ids', () => {
  expect(describeNode(byField('f1'), 'zh', { fields })).toBe('表单字段 项目经理');
  expect(describeNode(byField('f9'), 'zh', { fields })).toBe('表单字段 f9');
  expect(describeNode(byField('f1'), 'zh')).toBe('表单字段 f1');
});

it('tells another field as a difference, by its label', () => {
  const words = (path: string) => describeFlow(flowOf([byField(path)]), 'zh', { form: { fields } });
  const [difference] = diffItems(words('f1'), words('f2'));
  expect(JSON.stringify(difference)).toContain('表单字段 项目经理');
  expect(diffItems(words('f1'), words('f1'))).toEqual([]);
});
