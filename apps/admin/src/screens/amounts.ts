/** An amount of fen in whole yuan with commas: `183,792`. */
export function yuanText(fen: number): string {
  return Math.round(fen / 100).toLocaleString('en-US');
}
