import { createContext, use } from 'react';
import { createFormDocument } from '../../core/document/createField.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ReferenceLookup } from '../../editor/references/ReferenceSources.js';
import { type ExpressionLanguage } from '../../editor/expression/expressionLanguage.js';

/** Answers the form of a model; undefined where it is not known. */
export type FormOfModel = (modelId: string) => Promise<Pick<FormDocument, 'fields'> | undefined>;

/** What the settings of nodes choose from. */
export interface FlowDesign {
  form: FormDocument;
  /** What nodes can refer to outside of the flow, as far as it is loaded. */
  lookup: ReferenceLookup;
  /** The form of a model, for nodes that make or change its records; undefined where the application does not know any. */
  formOf: FormOfModel | undefined;
  /** Of all expressions over the form. */
  language: ExpressionLanguage | undefined;
}

export const FlowDesignContext = createContext<FlowDesign>({
  form: createFormDocument([]),
  lookup: () => undefined,
  formOf: undefined,
  language: undefined,
});

export function useFlowDesign(): FlowDesign {
  return use(FlowDesignContext);
}

/** Id of the first that a new node can name; undefined where there is nothing, or nothing is known. */
export function firstOf(lookup: ReferenceLookup, of: string): string | undefined {
  return lookup(of)?.[0]?.id;
}

const PEOPLE: ReadonlySet<string> = new Set(['userSelect', 'organizeSelect', 'departmentSelect']);

/** The fields whose values are people, or organisations with their heads; those of a row of `table` too, by their paths. */
export function peopleFields({ fields }: FormDocument, table?: string): readonly { id: string; name: string }[] {
  const named = fields.map(({ id, label, kind }) => ({ id, kind, name: label || id }));
  const rows = fields.flatMap((field) => (field.id === table && field.kind === 'subtable' ? field : []));
  const columns = rows.flatMap((row) =>
    row.columns.map(({ id, label, kind }) => ({
      id: `${row.id}.${id}`,
      kind,
      name: `${row.label || row.id} · ${label || id}`,
    })),
  );
  return [...columns, ...named].flatMap(({ kind, ...choice }) => (PEOPLE.has(kind) ? choice : []));
}
