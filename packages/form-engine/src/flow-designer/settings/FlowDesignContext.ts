import { createContext, use } from 'react';
import { createFormDocument } from '../../core/document/createField.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ExpressionLanguage } from '../../editor/expression/expressionLanguage.js';

/** Something of the application that a node can name. */
export interface FlowChoice {
  id: string;
  name: string;
}

/** What nodes can name besides people; a kind of node of which there is nothing to name is not offered. */
export interface FlowChoices {
  flows?: readonly FlowChoice[];
  interfaces?: readonly FlowChoice[];
  models?: readonly FlowChoice[];
  templates?: readonly FlowChoice[];
  /** The form of a model, for nodes that make or change its records; undefined where it is not known. */
  formOf?: (modelId: string) => Promise<Pick<FormDocument, 'fields'> | undefined>;
}

/** What the settings of nodes choose from. */
export interface FlowDesign {
  form: FormDocument;
  choices: FlowChoices;
  /** Of all expressions over the form. */
  language: ExpressionLanguage | undefined;
}

export const FlowDesignContext = createContext<FlowDesign>({
  form: createFormDocument([]),
  choices: {},
  language: undefined,
});

export function useFlowDesign(): FlowDesign {
  return use(FlowDesignContext);
}

const PEOPLE: ReadonlySet<string> = new Set(['userSelect', 'organizeSelect', 'departmentSelect']);

/** The fields whose values are people, or organisations with their heads; those of a row of `table` too, by their paths. */
export function peopleFields({ fields }: FormDocument, table?: string): readonly FlowChoice[] {
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
