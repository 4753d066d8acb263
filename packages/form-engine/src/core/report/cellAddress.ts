/** `B3` for the second column of the third row; places count from 0. */
export function addressOf({ row, column }: CellPlace): string {
  return `${lettersOf(column)}${row + 1}`;
}

/** `AB` for the 28th column, which is 27 counted from 0. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The place that an address names; undefined for what is none. */
export function placeOf(address: string): CellPlace | undefined {
  const [, letters, number] = /^([A-Z]{1,2})([1-9]\d{0,2})$/.exec(address) ?? [];
  if (letters === undefined || number === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(number) - 1, column };
}

export interface CellPlace {
  row: number;
  column: number;
}
