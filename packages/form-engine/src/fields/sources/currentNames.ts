import { type FieldReference } from '../../core/registry/defineField.js';
import { type CurrentPerson } from './FormDataSources.js';

/** Names by id that the signed-in person brings along for what a field refers to. */
export function currentNames(
  reference: FieldReference | undefined,
  person: CurrentPerson | undefined,
): Record<string, string> {
  if (person && reference?.kind === 'user') return { [person.id]: person.name };
  const isOrganize = reference?.kind === 'organize' || reference?.kind === 'department';
  return person && isOrganize && person.organizeId !== '' ? { [person.organizeId]: person.organizeName } : {};
}
