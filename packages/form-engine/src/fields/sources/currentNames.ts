import { type FieldKind } from '../../core/document/FormDocument.js';
import { type CurrentPerson } from './FormDataSources.js';

const PERSON = new Set<FieldKind>(['userSelect', 'createUser', 'modifyUser']);
const ORGANIZE = new Set<FieldKind>(['organizeSelect', 'departmentSelect', 'currOrganize']);

/** Names by id that the signed-in person brings along for a field kind. */
export function currentNames(kind: FieldKind, person: CurrentPerson | undefined): Record<string, string> {
  if (person && PERSON.has(kind)) return { [person.id]: person.name };
  if (person && ORGANIZE.has(kind) && person.organizeId !== '') return { [person.organizeId]: person.organizeName };
  return {};
}
