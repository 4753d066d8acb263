import { type Lexis } from './kinds/Dialect.js';

/**
 * Whether a text stays inside of the brackets that it is put into: texts, names and remarks end, no bracket closes what it has
 * not opened, and no statement follows. What a query may then do says the database: it runs in a transaction that only reads.
 */
export function isOneQuery(text: string, lexis: Lexis): boolean {
  let depth = 0;
  for (let place = 0; place < text.length;) {
    const end = endOf(text, place, lexis);
    if (end === undefined) return false;
    if (end > place) {
      place = end;
      continue;
    }
    const sign = text[place];
    if (sign === ';') return false;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
    place += 1;
  }
  return depth === 0 && /^\s*(select|with)\b/i.test(text);
}

/** Where what begins here ends that is no statement: `place` itself where nothing does, undefined where it never ends. */
function endOf(text: string, place: number, lexis: Lexis): number | undefined {
  const sign = text[place] ?? '';
  const two = text.slice(place, place + 2);
  if (two === '--' || (sign === '#' && lexis.hasHashRemark)) {
    const end = text.indexOf('\n', place);
    return end === -1 ? text.length : end + 1;
  }
  if (two === '/*') {
    // MySQL runs some remarks, and others nest them: neither is needed
    const end = text.indexOf('*/', place + 2);
    const inner = text.slice(place + 2, end);
    return end === -1 || inner.includes('/*') || /^[!M+]/.test(inner) ? undefined : end + 2;
  }
  if (lexis.hasDollarText) {
    const [tag] = /^\$\w*\$/.exec(text.slice(place)) ?? [];
    if (tag !== undefined) {
      const end = text.indexOf(tag, place + tag.length);
      return end === -1 ? undefined : end + tag.length;
    }
    if (/^e'/i.test(two)) return endOfQuoted(text, place + 1, "'", true);
  }
  if (lexis.hasOracleText && /^n?q'/i.test(text.slice(place, place + 3))) return undefined;
  if (sign === "'" || sign === '"') return endOfQuoted(text, place, sign, lexis.hasBackslash);
  if (sign !== '' && sign === lexis.nameQuote) return endOfQuoted(text, place, sign === '[' ? ']' : sign, false);
  return place;
}

/** A quote is doubled within what it ends. */
function endOfQuoted(text: string, place: number, quote: string, hasBackslash: boolean): number | undefined {
  for (let at = place + 1; at < text.length; at += 1) {
    if (hasBackslash && text[at] === '\\') at += 1;
    else if (text[at] === quote) {
      if (text[at + 1] !== quote) return at + 1;
      at += 1;
    }
  }
  return undefined;
}
