import { type AnyEndpoint } from '../contract/endpoint.js';

/**
 * The files of `routes/` for a contract, by name: one for each noun, so that a bundler puts the tables of the calls that a
 * first page makes apart from the others; all of them by name (`index`), and as one tree (`all`).
 */
export function renderRoutes(contract: ContractTree): Record<string, string> {
  const nouns = nounsOf(contract, []);
  const names = nouns.map(({ path }) => nameOf(path));
  return {
    ...Object.fromEntries(nouns.map(({ path, calls }) => [`${nameOf(path)}.gen.ts`, renderNoun(path, calls)])),
    'index.gen.ts': `${WRITTEN}${names.map((name) => `export { ${name} } from './${name}.gen.js';\n`).join('')}`,
    'all.gen.ts': `${WRITTEN}import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';
${names.map((name) => `import { ${name} } from './${name}.gen.js';\n`).join('')}
export const routes: RouteTree<Contract> = ${renderTree(contract, [])};
`,
  };
}

const WRITTEN = '// Written by scripts/generateRoutes.ts from the contract; do not edit.\n';

function renderNoun(path: readonly string[], calls: ContractTree): string {
  return `${WRITTEN}import { type RouteTree } from '../routeTypes.js';
import { type Contract } from '../../contract/index.js';

export const ${nameOf(path)}: RouteTree<Contract${path.map((name) => `['${name}']`).join('')}> = {
${renderCalls(calls)}
};
`;
}

/** Endpoints by area, to any depth. */
export interface ContractTree {
  [name: string]: AnyEndpoint | ContractTree;
}

/** Whether a branch of the contract is a call. */
export function isEndpoint(node: AnyEndpoint | ContractTree): node is AnyEndpoint {
  return typeof node.method === 'string' && typeof node.path === 'string';
}

function nounsOf(tree: ContractTree, path: readonly string[]): { path: readonly string[]; calls: ContractTree }[] {
  if (isNoun(tree)) return [{ path, calls: tree }];
  return Object.entries(tree).flatMap(([name, node]) => nounsOf(node as ContractTree, [...path, name]));
}

/** Whether calls stand on this branch; above them there are only areas. */
function isNoun(tree: ContractTree): boolean {
  return Object.values(tree).some(isEndpoint);
}

/** `['permission', 'role']` is `permissionRole`. */
function nameOf(path: readonly string[]): string {
  return path.map((name, depth) => (depth === 0 ? name : name[0]?.toUpperCase() + name.slice(1))).join('');
}

function renderCalls(calls: ContractTree): string {
  return Object.entries(calls)
    .map(([name, call]) => `  ${name}: ${renderRoute(call as AnyEndpoint)},`)
    .join('\n');
}

function renderTree(tree: ContractTree, path: readonly string[]): string {
  const inner = '  '.repeat(path.length + 1);
  const lines = Object.entries(tree).map(([name, node]) => {
    const at = [...path, name];
    if (!isNoun(node as ContractTree)) return `${inner}${name}: ${renderTree(node as ContractTree, at)},`;
    return nameOf(at) === name ? `${inner}${name},` : `${inner}${name}: ${nameOf(at)},`;
  });
  return `{\n${lines.join('\n')}\n${inner.slice(2)}}`;
}

function renderRoute(definition: AnyEndpoint): string {
  const parts = [
    ...(definition.method === 'GET' ? [] : [`method: '${definition.method}'`]),
    `path: '${definition.path}'`,
  ];
  if (definition.encoding && definition.encoding !== 'json') parts.push(`encoding: '${definition.encoding}'`);
  if (definition.timeout !== undefined) parts.push(`timeout: ${definition.timeout}`);
  if (definition.response === 'file') parts.push(`response: 'file'`);
  return `{ ${parts.join(', ')} }`;
}
