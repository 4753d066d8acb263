import { Children, isValidElement, type ReactNode } from 'react';

/** The text that a node shows, for the clipboard. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
