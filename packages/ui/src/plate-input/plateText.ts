/** Signs of the provinces in the order of the keyboard. */
export const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';

/** Signs of special plates: embassies at both ends, the others only at the end. */
export const SPECIAL_SIGNS = '使领挂学警港澳';

/** Characters of an ordinary plate, and of one of a new-energy vehicle. */
export const PLATE_LENGTH = 7;
export const NEW_ENERGY_LENGTH = 8;

const BODY = 'A-HJ-NP-Z0-9';
const WHOLE = `[${PROVINCES}使领][A-HJ-NP-Z][${BODY}]{4,5}[${BODY}${SPECIAL_SIGNS}]`;
const PLATE = new RegExp(`^${WHOLE}$`, 'u');
const PLATE_IN_TEXT = new RegExp(WHOLE, 'u');
const OTHERS = new RegExp(`[^${PROVINCES}${SPECIAL_SIGNS}A-Z0-9]`, 'gu');

/** Whether a text is a whole licence plate as GA 36-2018 has them, written without dot and spaces. */
export function isPlate(text: string): boolean {
  return PLATE.test(text);
}

/**
 * What is kept of a typed or pasted text: capitals without spaces and dots, the plate alone out of a sentence, and
 * `O` and `I`, which plates do not have, as the digits that are meant.
 *
 * @example plateText('我的车 粤b·i2345') // '粤B12345'
 */
export function plateText(text: string): string {
  const characters = [...text.normalize('NFKC').toUpperCase().replace(OTHERS, '')];
  const read = characters.map((character, index) => (index > 1 ? (DIGIT_MEANT[character] ?? character) : character));
  const found = PLATE_IN_TEXT.exec(read.join(''))?.[0];
  return found ?? read.slice(0, NEW_ENERGY_LENGTH).join('');
}

const DIGIT_MEANT: Record<string, string> = { O: '0', I: '1' };

/** Whether a character can stand at a place of a plate, the first being 0. */
export function fitsAt(character: string, index: number): boolean {
  if (index === 0) return PROVINCES.includes(character) || character === '使' || character === '领';
  if (index === 1) return /[A-HJ-NP-Z]/.test(character);
  if (/[A-HJ-NP-Z0-9]/.test(character)) return index < NEW_ENERGY_LENGTH;
  return index >= PLATE_LENGTH - 1 && index < NEW_ENERGY_LENGTH && SPECIAL_SIGNS.includes(character);
}
