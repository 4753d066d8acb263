import { type api } from '../../../app/api.js';
import { type BodyOf } from '../../../resource/apiForm.js';

export type MenuBody = BodyOf<(typeof api)['system']['menu']>;

/** Kinds of entries: what opens when one is chosen. */
export const MENU_TYPES = {
  directory: 1,
  page: 2,
  model: 3,
  dictionary: 4,
  report: 5,
  screen: 6,
  link: 7,
  portal: 8,
} as const;

/** Names in other languages, a field each. */
export const menuNames = {
  read: (raw: unknown) => {
    const { en = '', zhtw = '', vi = '' } = (raw ?? {}) as NonNullable<MenuBody['names']>;
    return { nameEn: en, nameZhtw: zhtw, nameVi: vi };
  },
  write: ({ nameEn, nameZhtw, nameVi }: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries({ en: nameEn, zhtw: nameZhtw, vi: nameVi }).filter(([, name]) => typeof name === 'string' && name),
    ) as NonNullable<MenuBody['names']>,
};

/**
 * What an entry of the types 3 to 6 and 8 opens, a field for each kind of choice; properties that no form knows are kept, also
 * the model that a page of the application draws.
 */
export const menuTarget = {
  read: (raw: unknown, { type }: Record<string, unknown>) => {
    const propertyJson = typeof raw === 'string' ? raw : '';
    const target = targetOf(propertyJson);
    return {
      propertyJson,
      modelId: type === MENU_TYPES.model ? target : '',
      dictionaryId: type === MENU_TYPES.dictionary ? target : '',
      targetId: type === MENU_TYPES.page ? '' : target,
      drawnId: type === MENU_TYPES.page ? target : '',
    };
  },
  write: ({ type, propertyJson, modelId, dictionaryId, targetId, drawnId }: Record<string, unknown>) => {
    const targets = { modelId, dictionaryId, targetId, drawnId };
    const field = TARGET_FIELDS[Number(type)];
    const target = field && targets[field];
    return withTarget(
      typeof propertyJson === 'string' ? propertyJson : '',
      typeof target === 'string' ? target : undefined,
    );
  },
};

/** The field that says what an entry of a type opens. */
const TARGET_FIELDS: Readonly<Partial<Record<number, 'modelId' | 'dictionaryId' | 'targetId' | 'drawnId'>>> = {
  [MENU_TYPES.page]: 'drawnId',
  [MENU_TYPES.model]: 'modelId',
  [MENU_TYPES.dictionary]: 'dictionaryId',
  [MENU_TYPES.report]: 'targetId',
  [MENU_TYPES.screen]: 'targetId',
  [MENU_TYPES.portal]: 'targetId',
};

function targetOf(propertyJson: string | undefined): string {
  const { moduleId } = parse(propertyJson);
  return typeof moduleId === 'string' ? moduleId : '';
}

function withTarget(propertyJson: string, moduleId: string | undefined): string {
  const { moduleId: _former, ...kept } = parse(propertyJson);
  const property = moduleId ? { ...kept, moduleId } : kept;
  return Object.keys(property).length === 0 ? '' : JSON.stringify(property);
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // an entry whose properties are broken opens nothing; saving it mends them
    return {};
  }
}
