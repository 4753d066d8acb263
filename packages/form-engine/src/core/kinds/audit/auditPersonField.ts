import {
  accept,
  defineField,
  type ReferenceKind,
  type ServerContext,
  type TextContext,
} from '../../registry/defineField.js';
import { idText } from '../people/idText.js';
import { plainText } from '../text/textValue.js';

/** What fields with the id of somebody, filled by the server, have in common. */
const serverId = (reference: ReferenceKind) => ({
  tag: 'el-input',
  role: 'server' as const,
  settings: {},
  empty: () => '',
  coerce: (raw: unknown) => accept(plainText(raw)),
  toText: (value: unknown, _field: unknown, context: TextContext) => idText(value, reference, context),
  reference: () => ({ kind: reference }),
  filter: () => ({ control: 'reference' as const, operator: 'equal' as const }),
  storage: () => ({ type: 'text' as const, length: 50 }),
});

/** Who created the record; a user id, filled by the server. */
export const createUserField = defineField({
  ...serverId('user'),
  kind: 'createUser',
  smartKeys: ['createUser'],
  onServer: { create: (_field, { user }: ServerContext) => user.id },
});

/** Who last changed the record; a user id, filled by the server. */
export const modifyUserField = defineField({
  ...serverId('user'),
  kind: 'modifyUser',
  smartKeys: ['modifyUser'],
  onServer: { update: (_field, { user }: ServerContext) => user.id },
});

/** Organisation of the creator; an organisation id, filled by the server. */
export const currOrganizeField = defineField({
  ...serverId('organize'),
  kind: 'currOrganize',
  smartKeys: ['currOrganize'],
  onServer: { create: (_field, { user }: ServerContext) => user.organizeId },
});
