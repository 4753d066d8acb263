import { type FieldAccess } from '../validation/FieldAccess.js';

/**
 * What the form codes of a page allow: the code `price` to set the field, `price:read` to read it, neither nothing. A
 * column `visitors.count` has what its subtable has, unless `visitors.count:read` or `visitors.count:hidden` takes some
 * of it away.
 */
export function fieldAccessOf(hasCode: (code: string) => boolean): (path: string) => FieldAccess {
  const ofField = (id: string): FieldAccess => (hasCode(id) ? 'write' : hasCode(`${id}:read`) ? 'read' : 'hidden');
  return (path) => {
    const dot = path.indexOf('.');
    if (dot < 0) return ofField(path);
    const table = ofField(path.slice(0, dot));
    if (table === 'hidden' || hasCode(`${path}:hidden`)) return 'hidden';
    return table === 'read' || hasCode(`${path}:read`) ? 'read' : 'write';
  };
}
