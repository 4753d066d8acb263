import { type ChoiceNames, type TreeSource } from '@smart-admin/pickers/sources';
import { type FieldReference } from '../../core/registry/defineField.js';
import { type FormDataSources } from './FormDataSources.js';

/** Answers names by id, with the way to each where it has one. */
export type NamesSource = (ids: readonly string[], signal?: AbortSignal) => Promise<ChoiceNames>;

/** Where the names of what a field refers to come from; undefined when the application does not give it. */
export function namesSource(reference: FieldReference, sources: FormDataSources): NamesSource | undefined {
  const source = SOURCES[reference.kind](sources, reference);
  // a source may be a class: its method must keep its object
  return source?.names && (async (ids, signal) => (await source.names?.(ids, signal)) ?? {});
}

const SOURCES: Record<
  FieldReference['kind'],
  (sources: FormDataSources, reference: FieldReference) => Pick<TreeSource, 'names'> | undefined
> = {
  user: ({ users }) => users,
  organize: ({ organizeTree }) => organizeTree,
  department: ({ departmentTree }) => departmentTree,
  position: ({ positionTree }) => positionTree,
  role: ({ roleTree }) => roleTree,
  group: ({ groupTree }) => groupTree,
  area: ({ areaTree }) => areaTree,
  record: ({ records }, { modelId = '', relationField = '' }) => records?.(modelId, relationField),
  interface: ({ interfaceRows }, { interfaceId = '', propsValue = '', relationField = '' }) =>
    interfaceRows?.({ interfaceId, propsValue, relationField }),
};
