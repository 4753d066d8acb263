import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import * as z from 'zod';

/** Why a call has no case. What can be told of it by the contract is checked there. */
export interface Reason {
  text: string;
  holds(endpoint: AnyEndpoint): boolean;
}

/** Whoever lacks the right is refused: contract.test.ts asks every call of a page. */
export const NO_ROWS: Reason = {
  text: 'a noun without rows of anybody: whoever has the page or button manages all of it',
  holds: ({ permission }) => permission !== 'public' && permission !== 'session',
};

/** Nobody else can be named, so nothing of theirs can be reached. */
export const OWN: Reason = {
  text: 'about the caller themselves',
  holds: ({ permission, path, query, body }) =>
    permission === 'session' && !path.includes('{') && namesOf(query, body).every((name) => !/^ids?$|Ids?$/.test(name)),
};

/** What the page keeps belongs to one person each, and the call names no row: it works on the caller's. */
export const OWN_ROWS: Reason = {
  text: 'makes or reads what belongs to the caller alone',
  holds: ({ permission, path }) => permission !== 'public' && permission !== 'session' && !path.includes('{'),
};

/** There is no caller who could have a scope. */
export const PUBLIC: Reason = { text: 'without a session', holds: ({ permission }) => permission === 'public' };

/** What stands in every picker: settings that belong to nobody, by their names. */
export const CHOICES: Reason = {
  text: 'names of settings that belong to nobody, to choose from',
  holds: (endpoint) =>
    endpoint.permission === 'session' &&
    'data' in endpoint &&
    namesOf(endpoint.data).every((name) => NAME_FIELDS.has(name)),
};

/** What is answered is made of what is sent. */
export const COMPUTED: Reason = {
  text: 'computed from what the caller sends',
  holds: ({ permission, path, body }) => permission !== 'public' && !path.includes('{') && body !== undefined,
};

/** Points and outlines of the earth are nobody's; nothing else can be asked for by them. */
export const GROUND: Reason = {
  text: 'where places lie',
  holds: ({ permission, path, query }) =>
    permission === 'session' &&
    path.startsWith('/api/extend/Map/') &&
    namesOf(query).every((name) => GROUND_FIELDS.has(name)),
};

const GROUND_FIELDS = new Set([
  ...['keyword', 'address', 'longitude', 'latitude', 'datum', 'origin', 'destination', 'zoom', 'width', 'height'],
]);

const NAME_FIELDS = new Set([
  ...['list', 'id', 'parentId', 'fullName', 'enCode', 'type', 'icon', 'category', 'sortCode', 'enabledMark'],
  ...['hasChildren', 'isLeaf', 'children', 'isTree', 'dictionaryList', 'organizeId', 'data'],
]);

/** Names of all fields in schemas, at any depth. */
function namesOf(...schemas: (z.ZodType | undefined)[]): string[] {
  const names: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object') names.push(...Object.keys(node.properties ?? {}));
    for (const part of Object.values(node)) walk(part);
  };
  for (const schema of schemas) if (schema) walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}
