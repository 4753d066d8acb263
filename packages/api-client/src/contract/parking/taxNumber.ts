/**
 * Whether a text is a Chinese taxpayer number: a unified social credit code of 18 characters with its check character
 * (GB 32100-2015), a citizen's number with its own (GB 11643-1999) for those who trade in their own name, or one of the 15
 * or 20 characters that were given before both and carry no check.
 */
export function isTaxNumber(text: string): boolean {
  if (/^[A-Z0-9]{15}$/.test(text) || /^[A-Z0-9]{20}$/.test(text)) return true;
  return isCreditCode(text) || isCitizenNumber(text);
}

const CODE_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

function isCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  const sum = CODE_WEIGHTS.reduce((all, weight, place) => all + weight * CODE_SIGNS.indexOf(text.charAt(place)), 0);
  return CODE_SIGNS[(31 - (sum % 31)) % 31] === text[17];
}

const CITIZEN_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CITIZEN_CHECKS = '10X98765432';

function isCitizenNumber(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  const sum = CITIZEN_WEIGHTS.reduce((all, weight, place) => all + weight * Number(text[place]), 0);
  return CITIZEN_CHECKS[sum % 11] === text[17];
}
