/** A piece of code and what it is. */
export interface CodeToken {
  kind: 'plain' | 'key' | 'text' | 'number' | 'word' | 'comment';
  text: string;
}

/** Languages that the viewer knows. */
export type CodeLanguage = 'json' | 'javascript' | 'sql' | 'text';

const WORDS: Record<CodeLanguage, ReadonlySet<string>> = {
  json: new Set(['true', 'false', 'null']),
  javascript: new Set(
    'async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield interface type'.split(
      ' ',
    ),
  ),
  sql: new Set(
    'select from where and or not null is in exists between like order group by having limit offset insert into values update set delete create alter drop table index view join left right inner outer full on as distinct union all case when then else end primary key references default count sum avg min max true false'.split(
      ' ',
    ),
  ),
  text: new Set(),
};
const PATTERN =
  /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|--[^\n]*)|("(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|([A-Za-z_$][\w$]*)/g;

/** Cuts code into coloured pieces; joined they are the code again. Good enough to read by, no parser. */
export function tokenizeCode(code: string, language: CodeLanguage): CodeToken[] {
  if (language === 'text') return code === '' ? [] : [{ kind: 'plain', text: code }];
  const tokens: CodeToken[] = [];
  let from = 0;
  for (const match of code.matchAll(PATTERN)) {
    const [text, comment, string, number, word] = match;
    const end = match.index + text.length;
    let kind: CodeToken['kind'] = 'plain';
    if (comment !== undefined) kind = isComment(comment, language) ? 'comment' : 'plain';
    else if (string !== undefined)
      kind = language === 'json' && /^\s*:/.test(code.slice(end, end + 20)) ? 'key' : 'text';
    else if (number !== undefined) kind = 'number';
    else if (word !== undefined && WORDS[language].has(language === 'sql' ? word.toLowerCase() : word)) kind = 'word';
    if (kind === 'plain') continue;
    if (match.index > from) tokens.push({ kind: 'plain', text: code.slice(from, match.index) });
    tokens.push({ kind, text });
    from = end;
  }
  if (from < code.length) tokens.push({ kind: 'plain', text: code.slice(from) });
  return tokens;
}

function isComment(text: string, language: CodeLanguage): boolean {
  if (language === 'json') return false;
  return text.startsWith('--') ? language === 'sql' : text.startsWith('/*') || language === 'javascript';
}
