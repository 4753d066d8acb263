import { compileForm } from '../../compile/compileForm.js';
import { type FormDocument } from '../../document/FormDocument.js';
import { type FieldRegistry } from '../../registry/createRegistry.js';

/** The paths that are computed from a field, through any number of formulas, and the field itself. */
export function circularPaths(document: FormDocument, path: string, registry: FieldRegistry): ReadonlySet<string> {
  const { steps } = compileForm(document, registry);
  const found = new Set([path]);
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { target, references } of steps)
      if (!found.has(target.path) && references.some((reference) => reference.path === next)) {
        found.add(target.path);
        open.push(target.path);
      }
  return found;
}
