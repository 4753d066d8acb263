import { type api } from '../../../app/api.js';
import { type BodyOf } from '../../../resource/apiForm.js';

type Menu = (typeof api)['system']['menu'];
type MenuBody = BodyOf<Menu>;

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

/** An entry as its form holds it: names and target as fields of their own. */
export interface MenuForm extends Omit<MenuBody, 'names' | 'propertyJson'> {
  nameEn?: string;
  nameZhtw?: string;
  nameVi?: string;
  /** What an entry of the types 3 to 6 and 8 opens, one field for each kind of choice. */
  modelId?: string;
  dictionaryId?: string;
  targetId?: string;
  /** Properties that this form does not know; they are kept. */
  propertyJson?: string;
}

/** The calls of the menu with the form's own record in place of the stored one. */
export function menuCalls(menu: Menu) {
  type Options = Parameters<Menu['create']>[1];
  return {
    ...menu,
    read: async (input: { id: string }, options?: Options) => toForm(await menu.read(input, options)),
    create: ({ body }: { body: MenuForm }, options?: Options) => menu.create({ body: toBody(body) }, options),
    update: ({ id, body }: { id: string; body: MenuForm }, options?: Options) =>
      menu.update({ id, body: toBody(body) }, options),
  };
}

function toForm({ names, ...entry }: Awaited<ReturnType<Menu['read']>>): MenuForm {
  const target = targetOf(entry.propertyJson);
  return {
    ...entry,
    nameEn: names.en ?? '',
    nameZhtw: names.zhtw ?? '',
    nameVi: names.vi ?? '',
    modelId: entry.type === MENU_TYPES.model ? target : '',
    dictionaryId: entry.type === MENU_TYPES.dictionary ? target : '',
    targetId: target,
  };
}

function toBody({ nameEn, nameZhtw, nameVi, modelId, dictionaryId, targetId, ...entry }: MenuForm): MenuBody {
  const names = { en: nameEn, zhtw: nameZhtw, vi: nameVi };
  const { type, propertyJson = '' } = entry;
  const target = type === MENU_TYPES.model ? modelId : type === MENU_TYPES.dictionary ? dictionaryId : targetId;
  return {
    ...entry,
    names: Object.fromEntries(Object.entries(names).filter(([, name]) => name)),
    propertyJson: withTarget(propertyJson, opensTarget(type) ? target : undefined),
  };
}

function opensTarget(type: number): boolean {
  return type >= MENU_TYPES.model && type !== MENU_TYPES.link;
}

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
