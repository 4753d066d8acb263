import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { type Plugin } from 'vite';

/** A text of the product in its languages, and the folders whose catalogs have it. */
export interface CatalogText {
  key: string;
  zh: string;
  en: string;
  zhtw: string;
  vi: string;
  places: string[];
}

/** Offers `virtual:interface-texts`: every text that a `defineMessages` of the product declares, read from the sources. */
export function interfaceTexts(root: string): Plugin {
  let catalogs: Promise<CatalogText[]> | undefined;
  return {
    name: 'interface-texts',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      catalogs ??= readCatalogs(root);
      // a text, because engines parse it faster than an object literal
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(await catalogs))})`;
    },
  };
}

/** Reads the catalogs of all packages and applications; texts that are the same in all languages come once. */
export async function readCatalogs(root: string): Promise<CatalogText[]> {
  const texts = new Map<string, CatalogText>();
  for (const path of await sourcesOf(root)) {
    const source = await readFile(join(root, path), 'utf8');
    if (!source.includes('defineMessages(')) continue;
    for (const text of textsOf(source)) {
      const name = JSON.stringify(text);
      const known = texts.get(name);
      const place = placeOf(path);
      if (!known) texts.set(name, { ...text, places: [place] });
      else if (!known.places.includes(place)) known.places.push(place);
    }
  }
  return [...texts.values()];
}

async function sourcesOf(root: string): Promise<string[]> {
  const groups = await Promise.all(
    ['packages', 'apps'].map(async (group) => {
      const members = await readdir(join(root, group));
      const paths = members.map(async (member) => {
        const src = join(group, member, 'src');
        return (await readdir(join(root, src), { recursive: true })).map((path) => join(src, path));
      });
      return (await Promise.all(paths)).flat();
    }),
  );
  return groups
    .flat()
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
    .sort();
}

/** The texts that calls of `defineMessages` in a source declare; what is spread into a catalog stands in its own. */
export function textsOf(source: string): Omit<CatalogText, 'places'>[] {
  const file = ts.createSourceFile('catalog.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: Omit<CatalogText, 'places'>[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineMessages') {
      const [catalog] = node.arguments;
      if (catalog && ts.isObjectLiteralExpression(catalog)) found.push(...textsOfCatalog(catalog));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textsOfCatalog(catalog: ts.ObjectLiteralExpression): Omit<CatalogText, 'places'>[] {
  const languages = new Map(
    namedValues(catalog).map(([language, value]) => [
      language,
      new Map(ts.isObjectLiteralExpression(value) ? namedValues(value) : []),
    ]),
  );
  const textIn = (language: string, key: string): string => {
    const value = languages.get(language)?.get(key);
    return value && ts.isStringLiteralLike(value) ? value.text : '';
  };
  return [...(languages.get('zh')?.keys() ?? [])].map((key) => ({
    key,
    zh: textIn('zh', key),
    en: textIn('en', key),
    zhtw: textIn('zhtw', key),
    vi: textIn('vi', key),
  }));
}

function namedValues(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.flatMap((property): [string, ts.Expression][] =>
    ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
      ? [[property.name.text, property.initializer]]
      : [],
  );
}

/** `packages/ui/src/select/selectMessages.ts` belongs to `ui/select`. */
function placeOf(path: string): string {
  return path
    .replaceAll('\\', '/')
    .replace(/^(packages|apps)\//, '')
    .replace('/src/', '/')
    .replace(/\/[^/]*$/, '');
}

const MODULE = 'virtual:interface-texts';
const RESOLVED = `\0${MODULE}`;
