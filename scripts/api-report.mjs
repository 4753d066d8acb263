// `node scripts/api-report.mjs` writes packages/*/api.md, the public API of each published entry, from the built
// declarations; with --check it only compares, so that a change of the API is seen in review.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { root } from './setup.mjs';

const check = process.argv.includes('--check');
let changed = 0;
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = report(manifest, entriesOf(folder, manifest));
  const file = join(folder, 'api.md');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  changed += 1;
  if (check)
    console.error(
      `packages/${name}/api.md is not what the package exports: run node scripts/api-report.mjs and review the difference`,
    );
  else writeFileSync(file, text);
}
process.exit(check && changed > 0 ? 1 : 0);

/** Published entries with their declaration files: `./button` -> dist/button/index.d.ts. */
function entriesOf(folder, manifest) {
  return Object.entries(manifest.publishConfig.exports)
    .flatMap(([entry, target]) => {
      if (typeof target === 'string') return [];
      if (!entry.includes('*')) return [[entry, join(folder, target.types)]];
      const [before, after] = entry.split('*');
      const [start] = target.types.replace('./', '').split('*');
      return globSync(target.types.replace('./', ''), { cwd: folder }).map((path) => [
        before + path.slice(start.length).split('/')[0] + after,
        join(folder, path),
      ]);
    })
    .sort(([one], [other]) => one.localeCompare(other));
}

function report(manifest, entries) {
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      jsx: ts.JsxEmit.ReactJSX,
    },
  );
  const checker = program.getTypeChecker();
  const parts = entries.map(([entry, file]) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const lines = module
      ? checker
          .getExportsOfModule(module)
          .map((symbol) => describe(checker, symbol))
          .sort()
      : [];
    return `## ${entry}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# ${manifest.name}: public API\n\nWritten by scripts/api-report.mjs from the built declarations; review its changes like code.\n\n${parts.join('\n')}`;
}

/** One line for an export: its kind, its name, and the signature of what can be called. */
function describe(checker, symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = target.declarations?.[0];
  const name = symbol.getName();
  if (!declaration) return `export ${name}`;
  if (ts.isInterfaceDeclaration(declaration)) return `interface ${name} { ${membersOf(declaration)} }`;
  if (ts.isTypeAliasDeclaration(declaration)) return `type ${name} = ${flat(declaration.type.getText())}`;
  if (ts.isClassDeclaration(declaration)) return `class ${name} { ${membersOf(declaration)} }`;
  if (ts.isFunctionDeclaration(declaration))
    return `function ${flat(declaration.getText().replace(/^export declare function |^declare function |;$/g, ''))}`;
  const type =
    ts.isVariableDeclaration(declaration) && declaration.type
      ? flat(declaration.type.getText())
      : checker.typeToString(checker.getTypeOfSymbolAtLocation(target, declaration));
  return `const ${name}: ${type.length > 400 ? `${type.slice(0, 400)} ...` : type}`;
}

function membersOf(declaration) {
  return declaration.members
    .map((member) => flat(member.getText()))
    .filter((text) => !text.startsWith('private '))
    .join(' ');
}

function flat(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
