import { defineField, expressionsSetting } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';

/** A kind of this application whose values are plain texts, for forms of its own pages; `params` are values of other fields. */
export function textKind<const Name extends string>(name: Name, names: Readonly<Record<Locale, string>>) {
  return defineField({
    kind: `admin.${name}`,
    smartKeys: [`admin.${name}`],
    tag: `admin-${name}`,
    names,
    role: 'input',
    settings: { params: expressionsSetting('__config__.params', 'params') },
    empty: () => '',
    coerce: (raw) =>
      raw === null || raw === undefined || typeof raw === 'string'
        ? { ok: true, value: raw ?? '' }
        : { ok: false, issue: { key: 'pattern' } },
    toText: (value) => (typeof value === 'string' ? value : ''),
    storage: () => ({ type: 'text', length: 0 }),
  });
}
