import ts from 'typescript';
import { type Plugin } from 'vite';
import texts from './sampleTexts.json' with { type: 'json' };

/** Module of `sample`, as the transformed stories import it. */
const SAMPLE_MODULE = new URL('./sample.ts', import.meta.url).pathname;

/** Draws the stories in the language of the toolbar: their files are written in Chinese, and read by `sampleTexts.json`. */
export function translateSamples(): Plugin {
  return {
    name: 'translate-samples',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code, id) => ({ code: withSamples(code, id, SAMPLE_MODULE), map: null }),
    },
  };
}

/** The file of a story with every text that is translated as a call of `sample`; lines stay where they are. */
export function withSamples(code: string, path: string, from: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    const change = changeOf(node);
    if (change) changes.push(change);
    else if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  if (changes.length === 0) return code;
  let translated = code;
  for (const { start, end, text } of changes.reverse())
    translated = translated.slice(0, start) + text + translated.slice(end);
  return `${translated}\nimport { sample } from '${from}';\n`;
}

interface Change {
  start: number;
  end: number;
  text: string;
}

function changeOf(node: ts.Node): Change | undefined {
  const at = { start: node.getStart(), end: node.getEnd() };
  if (ts.isJsxText(node)) {
    const words = node.text.trim().replaceAll(/\s+/g, ' ');
    if (!isKnown(words)) return undefined;
    const start = node.getFullStart() + node.text.indexOf(node.text.trim());
    const end = start + node.text.trim().length;
    // lines stay where they are
    const lines = '\n'.repeat(node.text.trim().split('\n').length - 1);
    return { start, end, text: `{sample(${JSON.stringify(words)})${lines}}` };
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    // a key is a name, not a text
    if (!isKnown(node.text) || (ts.isPropertyAssignment(node.parent) && node.parent.name === node)) return undefined;
    const call = `sample(${JSON.stringify(node.text)})`;
    return { ...at, text: ts.isJsxAttribute(node.parent) ? `{${call}}` : call };
  }
  if (ts.isTemplateExpression(node)) {
    const pattern = node.templateSpans.reduce(
      (written, { literal }, index) => `${written}{${index}}${literal.text}`,
      node.head.text,
    );
    if (!isKnown(pattern)) return undefined;
    const parts = node.templateSpans.map(({ expression }) => expression.getText());
    return { ...at, text: `sample(${[JSON.stringify(pattern), ...parts].join(', ')})` };
  }
  return undefined;
}

function isKnown(text: string): boolean {
  return Object.hasOwn(texts, text);
}
