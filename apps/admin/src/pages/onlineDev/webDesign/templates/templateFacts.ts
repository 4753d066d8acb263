import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { type FormDocument, localizeForm, type ListDefinition } from '@smart-admin/form-engine/core';
import { indexFlow } from '@smart-admin/form-engine/flow';
import {
  type companionOf,
  type FlowCompany,
  type FlowPost,
  type FlowTemplate,
  formTemplates,
  type FormTemplate,
  hasFlow,
  postsOf,
  templateFlow,
  templateList,
  type TemplateWithFlow,
} from '@smart-admin/form-engine/templates';
import { type Locale } from '@smart-admin/ui/messages';

/** What a template is for: something that is asked for and decided, or something that is kept. */
type TemplateKind = 'request' | 'register';

const KINDS: Readonly<Record<FormTemplate, TemplateKind>> = {
  purchase: 'request',
  leave: 'request',
  leaveBalance: 'register',
  asset: 'register',
  inspection: 'register',
  visitor: 'register',
  complaint: 'register',
  expense: 'request',
  repair: 'register',
  contract: 'request',
  seal: 'request',
};

/** People by the post that they hold. */
export type PostHolders = Readonly<Partial<Record<FlowPost, readonly string[]>>>;

/** What is made before a template and goes with it. */
export type Companion = NonNullable<ReturnType<typeof companionOf>>;

/** What a template is made with besides people. */
export type TemplateParts = Pick<FlowCompany, 'leaveBalance' | 'sealFlow'>;

/** A companion that is to be made, for looking at what goes with it. */
export const TO_BE_MADE: Readonly<Record<Companion, TemplateParts>> = {
  leaveBalance: { leaveBalance: { modelId: 'new', interfaceId: 'new' } },
  seal: { sealFlow: 'new' },
};

/** The flow of a template for people who are named by their posts; until somebody names others, administrators are asked for the rest. */
export function flowFor(name: TemplateWithFlow, locale: Locale, choice?: FlowChoice): FlowTemplate;
export function flowFor(name: FormTemplate, locale: Locale, choice?: FlowChoice): FlowTemplate | undefined;
export function flowFor(name: FormTemplate, locale: Locale, { people = {}, parts = {} }: FlowChoice = {}) {
  if (!hasFlow(name)) return undefined;
  const named = Object.entries(people).filter(([, ids]) => ids.length > 0);
  return templateFlow(name, locale, {
    ...parts,
    others: [{ kind: 'roles', ids: [ADMINISTRATOR_ROLE] }],
    posts: Object.fromEntries(named.map(([post, ids]) => [post, [{ kind: 'users' as const, ids: [...ids] }]])),
  });
}

interface FlowChoice {
  people?: PostHolders;
  parts?: TemplateParts | undefined;
}

/** Whom the flows of a template ask who differ from company to company, those of its companion last. */
export function postsFor(name: FormTemplate, companion?: Companion): FlowPost[] {
  const posts = hasFlow(name) ? postsOf(name, companion && TO_BE_MADE[companion]) : [];
  const others = companion && hasFlow(companion) ? postsOf(companion) : [];
  return [...new Set([...posts, ...others])];
}

/** The form of a template in a language, with what goes with it. */
export function formFor(name: FormTemplate, locale: Locale, parts?: TemplateParts): FormDocument {
  return localizeForm(formTemplates[name](parts), locale);
}

/** A template as the gallery tells it. */
export interface TemplateFacts {
  name: FormTemplate;
  kind: TemplateKind;
  /** In the language of whoever looks. */
  form: FormDocument;
  list: ListDefinition;
  /** In the language of whoever looks, since flows keep each text once; absent where nothing is asked for. */
  flow: FlowTemplate | undefined;
  fields: number;
  tables: number;
  /** Rules over several fields, and conditions and formulas of fields. */
  rules: number;
  /** Layouts of its list besides table and cards. */
  layouts: readonly ('groups' | 'board' | 'calendar')[];
}

/** All templates in the order of the gallery. */
export function templateFacts(locale: Locale): TemplateFacts[] {
  return (Object.keys(formTemplates) as FormTemplate[]).map((name) => {
    const form = formFor(name, locale);
    const list = templateList(name);
    const all = form.fields.flatMap((field) => (field.kind === 'subtable' ? [field, ...field.columns] : [field]));
    const ruled = all.filter(
      (field) =>
        [field.visibleWhen, field.requiredWhen, field.readOnlyWhen, field.defaultFormula].some((text) => text !== '') ||
        field.kind === 'calculate',
    );
    return {
      name,
      kind: KINDS[name],
      form,
      list,
      flow: flowFor(name, locale),
      fields: form.fields.length,
      tables: form.fields.filter(({ kind }) => kind === 'subtable').length,
      rules: form.rules.length + ruled.length,
      layouts: OTHERS.filter((layout) => list.layouts?.includes(layout)),
    };
  });
}

const OTHERS = ['groups', 'board', 'calendar'] as const;

/** The steps of a flow that administrators are asked in for want of others. */
export function stepsOfAdministrators({ document }: FlowTemplate): string[] {
  return [...indexFlow(document).values()].flatMap(({ node }) =>
    'people' in node && node.people.some(({ kind }) => kind === 'roles') ? [node.name] : [],
  );
}
