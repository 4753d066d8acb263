import { accept, defineField, type TextContext } from '../../core/registry/defineField.js';
import { idText } from '../people/idText.js';
import { plainText } from '../text/textValue.js';

const person = {
  tag: 'el-input',
  role: 'server' as const,
  settings: {},
  empty: () => '',
  coerce: (raw: unknown) => accept(plainText(raw)),
  storage: () => ({ type: 'text' as const, length: 50 }),
};

const named = (kind: string) => (value: unknown, _field: unknown, context: TextContext) => idText(value, kind, context);

/** Who created the record; a user id, filled by the server. */
export const createUserField = defineField({
  ...person,
  kind: 'createUser',
  smartKeys: ['createUser'],
  toText: named('userSelect'),
});

/** Who last changed the record; a user id, filled by the server. */
export const modifyUserField = defineField({
  ...person,
  kind: 'modifyUser',
  smartKeys: ['modifyUser'],
  toText: named('userSelect'),
});

/** Organisation of the creator; an organisation id, filled by the server. */
export const currOrganizeField = defineField({
  ...person,
  kind: 'currOrganize',
  smartKeys: ['currOrganize'],
  toText: named('organizeSelect'),
});
