import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inLanguage } from './inLanguage.ts';
import texts from './sampleTexts.json' with { type: 'json' };
import { withSamples } from './translateSamples.ts';

it('makes calls of what is translated, and leaves names, other texts and the places of lines alone', () => {
  const story = [
    "import { Button } from './保存.js';",
    "const names = { 保存: '保存', plate: '京A8K627' };",
    'export const Sizes = {',
    '  render: () => (',
    '    <Button title="删除">',
    '      保存',
    '    </Button>',
    '  ),',
    '};',
    'const lane = (number: number) => `车道 ${number + 1}`;',
  ].join('\n');
  expect(withSamples(story, 'A.stories.tsx', '/sample.ts').split('\n')).toEqual([
    "import { Button } from './保存.js';",
    'const names = { 保存: sample("保存"), plate: \'京A8K627\' };',
    'export const Sizes = {',
    '  render: () => (',
    '    <Button title={sample("删除")}>',
    '      {sample("保存")}',
    '    </Button>',
    '  ),',
    '};',
    'const lane = (number: number) => sample("车道 {0}", number + 1);',
    "import { sample } from '/sample.ts';",
    '',
  ]);
});

it('every text that a story shows has its English, traditional Chinese and Vietnamese', () => {
  for (const [chinese, translations] of Object.entries(texts))
    expect([chinese, translations.length]).toEqual([chinese, 3]);
  const missing = globSync('packages/*/src/**/*.stories.tsx').flatMap((path) =>
    shownTexts(path).flatMap((text) =>
      Object.hasOwn(texts, text) || IN_ALL_LANGUAGES.test(text) ? [] : [`${path}: ${text}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('writes the code of a story in a language, as somebody would who needs that one alone', () => {
  const code = [
    'export function Example() {',
    '  const label = `车道 ${count + 1}`;',
    '  return (',
    '    <Field label="负责人" hint={\'保存\'}>',
    '      删除 <b>取消</b>',
    '    </Field>',
    '  );',
    '}',
  ].join('\n');
  expect(inLanguage(code, 'en').split('\n')).toEqual([
    'export function Example() {',
    '  const label = `Lane ${count + 1}`;',
    '  return (',
    '    <Field label="In charge" hint={\'Save\'}>',
    '      Delete <b>Cancel</b>',
    '    </Field>',
    '  );',
    '}',
  ]);
  expect(inLanguage(code, 'zh')).toBe(code);
});

/** Plates, samples of code and of HTML, and people who are found by the sound of their names. */
const IN_ALL_LANGUAGES = /^[京粤闽沪]|^无牌|[<>;]|\n|^(张伟|李静|王芳|赵敏|张磊)$/;

/** Chinese texts of a file, without those that its tests look for. */
function shownTexts(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTest = (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && node.name.getText() === 'play';
    const isKey = ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (isTest || isKey) return;
    if (ts.isStringLiteral(node)) found.push(node.text);
    if (ts.isJsxText(node)) found.push(node.text.trim().replaceAll(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter((text) => /[\u4e00-\u9fff]/.test(text));
}
