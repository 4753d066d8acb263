import { createContext, use } from 'react';
import { createFormDocument } from '../../core/document/createField.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type ReferenceLookup } from '../../editor/references/ReferenceSources.js';
import { type ExpressionLanguage } from '../../editor/expression/expressionLanguage.js';

/** What the settings of nodes choose from. */
export interface FlowDesign {
  form: FormDocument;
  /** What nodes can refer to outside of the flow, as far as it is loaded. */
  lookup: ReferenceLookup;
  /** Of all expressions over the form. */
  language: ExpressionLanguage | undefined;
}

export const FlowDesignContext = createContext<FlowDesign>({
  form: createFormDocument([]),
  lookup: () => undefined,
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

/** The fields whose values are people, or organisations with their heads. */
export function peopleFields(form: FormDocument): readonly Field[] {
  return form.fields.filter(({ kind }) => PEOPLE.has(kind));
}
