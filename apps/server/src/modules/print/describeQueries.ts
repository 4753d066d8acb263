import { type PrintQuery } from '@smart-admin/api-client/contract';
import { type Field } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readDefinition } from '../dataInterface/answerCall.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { askInterface, openModel } from './askQuery.js';

/** The fields and lists that queries answer, as far as the caller may see them; fields that hold no value are left out. */
export function describeQueries(
  deps: Deps,
  { queries, caller, locale, recordId }: DescribeInput,
): Promise<DescribedQuery[]> {
  return Promise.all(
    queries.map(async (query) => {
      const parts =
        query.kind === 'model'
          ? await describeModel(deps, { query, caller, locale })
          : await describeInterface(deps, { query, caller, recordId });
      return { name: query.name, label: query.label || parts.label, fields: parts.fields, lists: parts.lists };
    }),
  );
}

interface DescribeInput {
  queries: readonly PrintQuery[];
  caller: Caller;
  locale: Locale;
  /** A record to ask interfaces for whose columns are not declared. */
  recordId?: string | undefined;
}

interface Described {
  label: string;
  fields: BoundField[];
  lists: (BoundField & { fields: BoundField[] })[];
}

type DescribedQuery = Described & { name: string };

interface BoundField {
  name: string;
  label: string;
}

async function describeModel(
  deps: Deps,
  { query, caller, locale }: { query: PrintQuery; caller: Caller; locale: Locale },
): Promise<Described> {
  const { model, fieldAccess } = await openModel(deps, { modelId: query.sourceId, caller, locale });
  const visible = model.form.fields.filter(({ id }) => fieldAccess(id) !== 'hidden');
  const [main] = model.tables;
  const stored = new Set(main.columns.map(({ field }) => field));
  return {
    label: model.fullName,
    fields: visible.filter(({ id, kind, followed }) => kind !== 'subtable' && (followed || stored.has(id))).map(bound),
    lists: visible.flatMap((field) =>
      field.kind === 'subtable'
        ? [
            {
              ...bound(field),
              fields: field.columns.filter(({ id }) => fieldAccess(`${field.id}.${id}`) !== 'hidden').map(bound),
            },
          ]
        : [],
    ),
  };
}

const bound = ({ id, label }: Pick<Field, 'id' | 'label'>): BoundField => ({ name: id, label: label || id });

async function describeInterface(
  deps: Deps,
  { query, caller, recordId }: { query: PrintQuery; caller: Caller; recordId: string | undefined },
): Promise<Described> {
  const definition = await readDefinition(deps, query.sourceId);
  await requireCallable(deps.db, caller, definition);
  const declared = definition.columns.map(({ name }) => name);
  // without a record nobody knows what to ask for
  const mayAsk = recordId !== undefined || query.recordParameter === '';
  const names = declared.length || !mayAsk ? declared : await columnsAnswered(deps, { query, caller, recordId });
  const fields = names.map((name) => ({ name, label: name }));
  return { label: definition.fullName, fields, lists: [{ name: ROWS, label: definition.fullName, fields }] };
}

async function columnsAnswered(
  deps: Deps,
  input: { query: PrintQuery; caller: Caller; recordId: string | undefined },
): Promise<string[]> {
  const rows = await askInterface(deps, { ...input, recordId: input.recordId ?? '' });
  return [...new Set(rows.slice(0, SAMPLE).flatMap((row) => Object.keys(row)))];
}

/** The list of all rows that an interface answers. */
export const ROWS = 'rows';
const SAMPLE = 100;
