import { type CodeBody } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { exampleRecord } from '../visualdev/documents/exampleRecord.js';
import { classNamesProblem } from './code/classNames.js';
import { type PlannedFlow } from './code/CodePlan.js';
import { generateCode } from './code/generateCode.js';
import { planCode } from './code/planCode.js';
import { suggestedClasses } from './codeSettings.js';
import { flowsAbout } from './flowsAbout.js';
import { t } from './generator.messages.js';
import { localizedName } from './localizedName.js';
import { openModel, type OpenedModel } from './openModel.js';

/** Fields and columns of subtables that code is made of. */
const MOST_FIELDS = 1_000;

/**
 * The formatted files of a model with the names that were chosen, and what differs from the platform in the caller's language.
 * Throws 404 for a model that the caller may not open, 400 with `fieldErrors` for names that meet and for a missing flow.
 */
export async function makeCode({ db, parsers }: Pick<Deps, 'db' | 'parsers'>, { id, body, caller, locale }: MakeInput) {
  const model = await openModel(db, caller, id);
  const classNames = chosenClasses(model, body);
  const size = model.form.fields.reduce(
    (sum, field) => sum + (field.kind === 'subtable' ? field.columns.length : 1),
    0,
  );
  if (size > MOST_FIELDS) throw new ApiError(400, t('tooLarge', { limit: MOST_FIELDS }));
  const plan = planCode({
    ...{ kind: body.kind, locale, area: body.areasName, module: body.moduleName, description: body.description },
    ...{ form: model.form, list: model.list, classNames },
    title: localizedName(model, locale),
    flow: body.kind === 'flow' ? await chosenFlow(db, caller, { id, flowId: body.flowId }) : undefined,
    example: exampleRecord(model.form.fields, { caller: { ...caller, userId: 'u1', organizeId: 'o1' }, locale }),
  });
  const notes = plan.notes.map(({ key, values }) => t(key, values)(locale));
  const files = generateCode(plan, notes);
  const formatted = await parsers.run('formatCode', () => ({ files }));
  return { model, classNames, notes, files: formatted.map((file) => ({ ...file, language: languageOf(file.path) })) };
}

interface MakeInput {
  id: string;
  body: CodeBody;
  caller: Caller;
  locale: Locale;
}

/** Names of the types of all tables: those that were chosen, suggested ones for the others. */
function chosenClasses(model: OpenedModel, { tables }: CodeBody): Record<string, string> {
  const given = new Map(tables.map(({ field, className }) => [field, className]));
  const names = Object.fromEntries(
    Object.entries(suggestedClasses(model)).map(([field, name]) => [field, given.get(field) ?? name]),
  );
  const problem = classNamesProblem(names);
  if (!problem) return names;
  const text = t(problem.reserved ? 'classReserved' : 'classTwice', { name: problem.name });
  const index = tables.findIndex(({ field }) => field === problem.field);
  throw new ApiError(400, text, (locale) => ({
    fieldErrors: { [`tables.${Math.max(0, index)}.className`]: text(locale) },
  }));
}

async function chosenFlow(
  db: Deps['db'],
  caller: Caller,
  { id, flowId }: { id: string; flowId: string },
): Promise<PlannedFlow> {
  const flow = (await flowsAbout(db, caller, id)).find((each) => each.id === flowId);
  if (!flow) throw new ApiError(400, t('noFlow'), (locale) => ({ fieldErrors: { flowId: t('noFlow')(locale) } }));
  return { id: flow.id, name: flow.fullName };
}

const LANGUAGES = {
  ts: 'typescript',
  tsx: 'typescript',
  mjs: 'typescript',
  json: 'json',
  sql: 'sql',
  css: 'css',
  html: 'html',
  md: 'markdown',
} as const;

function languageOf(path: string): (typeof LANGUAGES)[keyof typeof LANGUAGES] | 'text' {
  const ending = path.split('.').at(-1) ?? '';
  return Object.hasOwn(LANGUAGES, ending) ? LANGUAGES[ending as keyof typeof LANGUAGES] : 'text';
}
