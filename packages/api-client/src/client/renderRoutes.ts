import { type AnyEndpoint } from '../contract/endpoint.js';

/** Source text of routes.gen.ts for a contract. */
export function renderRoutes(contract: ContractTree): string {
  return `// Written by scripts/generateRoutes.ts from the contract; do not edit.
import { type RouteTree } from './routeTypes.js';
import { type Contract } from '../contract/index.js';

export const routes: RouteTree<Contract> = ${renderTree(contract, '')};
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

function renderTree(tree: ContractTree, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(tree).map(([name, node]) =>
    isEndpoint(node) ? `${inner}${name}: ${renderRoute(node)},` : `${inner}${name}: ${renderTree(node, inner)},`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function renderRoute(definition: AnyEndpoint): string {
  const parts = [`method: '${definition.method}'`, `path: '${definition.path}'`];
  if (definition.encoding && definition.encoding !== 'json') parts.push(`encoding: '${definition.encoding}'`);
  if (definition.timeout !== undefined) parts.push(`timeout: ${definition.timeout}`);
  if (definition.response === 'file') parts.push(`response: 'file'`);
  return `{ ${parts.join(', ')} }`;
}
