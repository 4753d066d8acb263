import { type FormTemplate } from './formTemplates.js';

/** What goes with the flow of a template: the balances that leave is taken from, the use of a seal that a contract starts. */
const companions = { leave: 'leaveBalance', contract: 'seal' } as const satisfies Partial<
  Record<FormTemplate, FormTemplate>
>;

/** Name of a template that another one goes with. */
export type TemplateWithCompanion = keyof typeof companions;

/** The template that is made before another one, where its flow is to work on what that keeps or to start its flow. */
export function companionOf(template: FormTemplate): (typeof companions)[TemplateWithCompanion] | undefined {
  return template in companions ? companions[template as TemplateWithCompanion] : undefined;
}
