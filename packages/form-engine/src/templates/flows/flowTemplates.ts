import { type Locale } from '@smart-admin/ui/messages';
import { sayIn } from '../buildTemplate.js';
import { type FormTemplate } from '../formTemplates.js';
import { contractFlow } from './contractFlow.js';
import { expenseFlow } from './expenseFlow.js';
import { type BuildFlow, FLOW_POSTS, type FlowCompany, type FlowPost, type FlowTemplate } from './FlowTemplate.js';
import { leaveFlow } from './leaveFlow.js';
import { purchaseFlow } from './purchaseFlow.js';
import { repairFlow } from './repairFlow.js';
import { sealFlow } from './sealFlow.js';
import { visitorFlow } from './visitorFlow.js';

/** The templates that bring a flow; the others are kept without being asked for. */
export const flowTemplates = {
  leave: leaveFlow,
  purchase: purchaseFlow,
  expense: expenseFlow,
  repair: repairFlow,
  contract: contractFlow,
  seal: sealFlow,
  visitor: visitorFlow,
} as const satisfies Partial<Record<FormTemplate, BuildFlow>>;

/** Name of a template that brings a flow. */
export type TemplateWithFlow = keyof typeof flowTemplates;

/** Whether a template brings a flow. */
export function hasFlow(template: FormTemplate): template is TemplateWithFlow {
  return template in flowTemplates;
}

/** The flow of a template in the language of whoever makes it: flows, unlike forms, keep each text once. */
export function templateFlow(template: TemplateWithFlow, locale: Locale, company: FlowCompany): FlowTemplate {
  return flowTemplates[template](sayIn(locale), company);
}

/** The posts that the flow of a template asks for, in the order in which it does; `parts` are what it is made with besides. */
export function postsOf(template: TemplateWithFlow, parts: Omit<FlowCompany, 'posts' | 'others'> = {}): FlowPost[] {
  const asked = new Set<FlowPost>();
  const posts: FlowCompany['posts'] = Object.defineProperties(
    {},
    Object.fromEntries(FLOW_POSTS.map((post) => [post, { get: () => void asked.add(post) }])),
  );
  templateFlow(template, 'zh', { ...parts, posts, others: [] });
  return [...asked];
}
