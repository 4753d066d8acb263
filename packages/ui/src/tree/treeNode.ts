import { type ReactNode } from 'react';

/** A node of a Tree. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  icon?: ReactNode;
  children?: readonly TreeNode[];
  /** With `loadChildren`: false or undefined offers the arrow until the children are known. */
  isLeaf?: boolean;
  /** Can be neither selected nor checked. */
  disabled?: boolean;
  /** At the right end of the row: a count, a kind, a menu. */
  extra?: ReactNode;
}

/** A row that is visible now. */
export interface TreeRow {
  node: TreeNode;
  /** Counts from 1. */
  level: number;
  parentId: string | null;
  /** Counts from 1 among its siblings. */
  position: number;
  setSize: number;
  isExpandable: boolean;
  isExpanded: boolean;
}

/** State of a check box in a tree. */
export type CheckState = 'checked' | 'indeterminate' | 'unchecked';
