import { AREA_NAME, CLASS_NAME, MODULE_NAME, type ApiClient } from '@smart-admin/api-client';

type Calls = ApiClient['visualdev']['generator'];

/** What the dialog fills in. */
export type CodeDraft = Awaited<ReturnType<Calls['settings']>>;

export type CodePreview = Awaited<ReturnType<Calls['preview']>>;

type Body = Parameters<Calls['preview']>[0]['body'];

export type CodeKind = Body['kind'];

/** The body of a preview or download. */
export function bodyOf(kind: CodeKind, { tables, flows: _, ...draft }: CodeDraft): Body {
  return { ...draft, kind, tables: tables.map(({ field, className }) => ({ field, className })) };
}

/** What keeps the code from being generated, by field: `areasName`, `moduleName`, `flowId`, `tables.0.className`. */
export function draftProblems(kind: CodeKind, draft: CodeDraft): Readonly<Record<string, DraftProblem | undefined>> {
  const names = draft.tables.map(({ className }) => className.toLowerCase());
  const classProblem = (className: string, index: number): DraftProblem | undefined => {
    if (!CLASS_NAME.test(className)) return 'badClass';
    return names.indexOf(className.toLowerCase()) < index ? 'classTwice' : undefined;
  };
  const classes = draft.tables.map(
    ({ className }, index) => [`tables.${index}.className`, classProblem(className, index)] as const,
  );
  return {
    areasName: AREA_NAME.test(draft.areasName) ? undefined : 'badArea',
    moduleName: MODULE_NAME.test(draft.moduleName) ? undefined : 'badModule',
    flowId: kind === 'flow' && draft.flowId === '' ? 'noFlow' : undefined,
    ...Object.fromEntries(classes),
  };
}

/** Key of the message that says it. */
export type DraftProblem = 'badArea' | 'badModule' | 'noFlow' | 'badClass' | 'classTwice';
