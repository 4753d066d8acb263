/** Fen as machines and files read them, without sign or commas: `1300.50`. */
export function yuanText(fen: number): string {
  return (fen / 100).toFixed(2);
}
