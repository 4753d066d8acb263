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
    const symbols = (module ? checker.getExportsOfModule(module) : [])
      .map((symbol) => [
        symbol.getName(),
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ])
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const tables = symbols.filter(([, symbol]) => symbol.declarations?.some(ts.isInterfaceDeclaration));
    const lines = symbols
      .filter((each) => !tables.includes(each))
      .map(([name, symbol]) => docOf(checker, symbol) + signature(checker, name, symbol));
    return [
      `## ${entry}\n`,
      ...(lines.length > 0 ? [`\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`] : []),
      ...tables.map(([name, symbol]) => propertyTable(checker, name, symbol)),
    ].join('\n');
  });
  return `# ${manifest.name}: public API\n\nWritten by scripts/api-report.mjs from the built declarations; review its changes like code.\n\n${parts.join('\n')}`;
}

/** What an export is called with and gives. */
function signature(checker, name, symbol) {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return `export ${name}`;
  if (ts.isTypeAliasDeclaration(declaration))
    return `type ${name}${parametersOf(declaration)} = ${flat(declaration.type.getText())}`;
  if (ts.isClassDeclaration(declaration))
    return `class ${name}${heritageOf(declaration)} { ${declaration.members
      .map((member) => flat(member.getText()))
      .filter((text) => !text.startsWith('private '))
      .join(' ')} }`;
  if (ts.isFunctionDeclaration(declaration)) {
    const parameters = declaration.parameters.map((parameter) =>
      // what is taken out of an object is told by its type
      ts.isObjectBindingPattern(parameter.name)
        ? `props: ${flat(parameter.type?.getText() ?? 'unknown')}`
        : flat(parameter.getText()),
    );
    const result = flat(declaration.type?.getText() ?? 'void').replaceAll('import("react").', '');
    return `function ${name}${parametersOf(declaration)}(${parameters.join(', ')}): ${result}`;
  }
  const type =
    ts.isVariableDeclaration(declaration) && declaration.type
      ? flat(declaration.type.getText())
      : checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration));
  return `const ${name}: ${type.length > 400 ? `${type.slice(0, 400)} ...` : type}`;
}

/** An interface as a table of its properties, with those that it takes over from others of ours. */
function propertyTable(checker, name, symbol) {
  const declaration = symbol.declarations.find(ts.isInterfaceDeclaration);
  const own = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((property) => {
    const member = property.declarations?.find((each) => ts.isPropertySignature(each) || ts.isMethodSignature(each));
    if (!member || /node_modules/.test(member.getSourceFile().fileName)) return [];
    const optional = member.questionToken ? '?' : '';
    const type = ts.isMethodSignature(member)
      ? flat(
          `(${member.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${member.type?.getText() ?? 'void'}`,
        )
      : flat(member.type?.getText() ?? 'unknown');
    return [`| \`${property.getName()}${optional}\` | \`${escape(type)}\` | ${escape(textOf(checker, property))} |`];
  });
  const others = declaration.members
    .filter((member) => ts.isCallSignatureDeclaration(member) || ts.isIndexSignatureDeclaration(member))
    .map((member) => `| | \`${escape(flat(member.getText()))}\` | |`);
  const rows = [...own, ...others];
  const text = textOf(checker, symbol);
  return [
    `### ${name}${parametersOf(declaration)}${heritageOf(declaration)}\n`.replaceAll('<', '\\<'),
    ...(text ? [`${text}\n`] : []),
    ...(rows.length > 0 ? ['| property | type | |\n|---|---|---|', ...rows, ''] : []),
  ].join('\n');
}

function parametersOf({ typeParameters }) {
  return typeParameters ? `<${typeParameters.map((each) => flat(each.getText())).join(', ')}>` : '';
}

function heritageOf({ heritageClauses = [] }) {
  return heritageClauses.map((clause) => ` ${flat(clause.getText())}`).join('');
}

/** The sentences about a symbol, on one line. */
function textOf(checker, symbol) {
  return flat(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

function docOf(checker, symbol) {
  const text = textOf(checker, symbol);
  return text === '' ? '' : `/** ${text} */\n`;
}

function escape(text) {
  return text.replaceAll('|', '\\|');
}

function flat(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
