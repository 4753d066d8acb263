/**
 * Texts of a model as parts of source code. Labels are written by people and hold anything: whatever stands in them, they
 * stay a text of the place that they are written into.
 */

/** A string of TypeScript, in quotes. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029\u007f-\u009f]/g, escapeUnit);
}

/** Words of a comment of TypeScript, in one line and without its delimiters. */
export function commentText(text: string): string {
  return oneLine(text).replaceAll('*/', '* /').replaceAll('/*', '/ *');
}

/** Words of a JSX element, as an expression that draws them. */
export function jsxText(text: string): string {
  return `{${stringLiteral(text)}}`;
}

/** Words of an HTML element. */
export function htmlText(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A string of SQL, in quotes; it holds with `standard_conforming_strings` on and off. */
export function sqlString(text: string): string {
  const plain = text.replaceAll('\0', '').replaceAll("'", "''");
  return plain.includes('\\') ? `E'${plain.replaceAll('\\', '\\\\')}'` : `'${plain}'`;
}

/** Words of a paragraph of Markdown, which neither become HTML nor any other markup. */
export function markdownText(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]()#+!|<>&~]/g, (sign) => `\\${sign}`);
}

/** A name of TypeScript that was checked before; throws for anything else. */
export function identifier(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9_]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no identifier`);
  return name;
}

/** Breaks, control characters and everything else that ends or turns a line become blanks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
