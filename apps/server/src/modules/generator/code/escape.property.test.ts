import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { commentText, htmlText, identifier, jsxText, markdownText, sqlString, stringLiteral } from './escape.js';
import { literal } from './literal.js';

/** Texts as people write them, and with everything that means something in some language. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        '`',
        '\\',
        '${',
        '}',
        '*/',
        '/*',
        '//',
        '\n',
        '\r',
        '\u2028',
        '\u2029',
        '\0',
        '</script>',
        '<!--',
        '--',
        ';',
        '{',
        '中',
      ),
    )
    .map((parts) => parts.join('')),
);

const parse = (code: string) => ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const isWhole = (source: ts.SourceFile) =>
  (source as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length === 0;
/** The only expression of a program `x = …`. */
const assigned = (code: string) => {
  const source = parse(`x = ${code};`);
  expect(isWhole(source)).toBe(true);
  expect(source.statements).toHaveLength(1);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression))
    throw new Error('no assignment');
  return statement.expression.right;
};

describe('texts in code', () => {
  it('a string literal is one string with the same text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const value = assigned(stringLiteral(text));
        expect(ts.isStringLiteral(value) && value.text).toBe(text);
      }),
    );
  });

  it('a comment is one comment, and what follows is still code', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const comment of [`/** ${commentText(text)} */`, `// ${commentText(text)}`]) {
          const source = parse(`${comment}\nx = 1;`);
          expect(isWhole(source)).toBe(true);
          expect(source.statements).toHaveLength(1);
          expect(source.statements[0]?.getText(source)).toBe('x = 1;');
        }
      }),
    );
  });

  it('a text of JSX is drawn as it is', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const element = assigned(`<p>${jsxText(text)}</p>`);
        if (!ts.isJsxElement(element)) throw new Error('no element');
        expect(element.children).toHaveLength(1);
        const [child] = element.children;
        const inner = child && ts.isJsxExpression(child) ? child.expression : undefined;
        expect(inner && ts.isStringLiteral(inner) && inner.text).toBe(text);
      }),
    );
  });

  it('plain data is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.dictionary(hostile, fc.oneof(hostile, fc.integer(), fc.boolean(), fc.array(hostile))), (data) => {
        const value = assigned(literal(data));
        expect(ts.isObjectLiteralExpression(value)).toBe(true);
        const keys = (value as ts.ObjectLiteralExpression).properties.map((property) => {
          const { name } = property;
          if (!name) throw new Error('no name');
          if (ts.isComputedPropertyName(name)) return (name.expression as ts.StringLiteral).text;
          return (name as ts.Identifier | ts.StringLiteral).text;
        });
        expect(keys).toEqual(Object.keys(data));
      }),
    );
  });

  it('a string of SQL ends where it ends, with and without escapes by a backslash', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = sqlString(text);
        const isEscaped = written.startsWith("E'");
        const inner = written.slice(isEscaped ? 2 : 1, -1);
        const rest = inner.replaceAll("''", '').replaceAll('\\\\', '');
        expect(rest).not.toContain("'");
        if (isEscaped) expect(rest).not.toContain('\\');
        else expect(inner).not.toContain('\\');
      }),
    );
  });

  it('words of HTML and Markdown hold no markup', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(htmlText(text)).not.toMatch(/[<>"'\n]/);
        expect(markdownText(text)).not.toMatch(/(?<!\\)[<>`*[\]]|\n/);
      }),
    );
  });

  it('only a name is an identifier', () => {
    expect(identifier('visitorName')).toBe('visitorName');
    for (const name of ['', '1a', 'a b', 'a;b', 'a-b', '名']) expect(() => identifier(name)).toThrow();
  });
});
