import { sameValue } from '../state/sameValue.js';
import { type ListButton, type ListColumn, type ListDefinition, type PhoneList } from './ListDefinition.js';

/**
 * A list as phones have it: what was designed for them, else what the web's list shows on phones. Buttons are those of the
 * web's list, with its conditions and actions: a phone only chooses among them, orders and names them.
 */
export function asPhoneList(list: ListDefinition): ListDefinition {
  const { phone, ...rest } = list;
  if (!phone) return { ...rest, columns: list.columns.filter(({ visibility }) => visibility.includes('app')) };
  return {
    ...rest,
    ...phone,
    buttons: knownButtons(phone.buttons, list.buttons),
    rowButtons: knownButtons(phone.rowButtons, list.rowButtons),
  };
}

/** A list with what was designed for phones; a design that is the web's is not kept: it goes on following the web's. */
export function withPhoneList(list: ListDefinition, designed: ListDefinition): ListDefinition {
  const { phone: _own, ...rest } = list;
  const own = partsOf(designed);
  return sameValue(own, partsOf(asPhoneList(rest))) ? rest : { ...rest, phone: own };
}

/** The columns of a list on any device, those of the web first. */
export function columnsOf({ columns, phone }: Pick<ListDefinition, 'columns' | 'phone'>): readonly ListColumn[] {
  const known = new Set(columns.map(({ id }) => id));
  return phone ? [...columns, ...phone.columns.filter(({ id }) => !known.has(id))] : columns;
}

/** What stands where in the card of a row. */
export const CARD_PLACES = ['', 'title', 'subtitle', 'badge', 'line'] as const;

export type CardPlace = (typeof CARD_PLACES)[number];

function partsOf({ columns, search, buttons, rowButtons, defaultSort }: PhoneList): PhoneList {
  return { columns, search, buttons, rowButtons, defaultSort };
}

function knownButtons(chosen: readonly ListButton[], offered: readonly ListButton[]): ListButton[] {
  return chosen.flatMap(({ id, label, wire }) => {
    const known = offered.find((button) => button.id === id);
    return known ? [{ ...known, label: label || known.label, wire }] : [];
  });
}
