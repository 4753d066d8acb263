/** Plates that were typed or pasted, one a line or divided by commas. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n,，;；、]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
