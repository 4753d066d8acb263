export { Tree, type TreeProps } from './Tree.js';
export { checkStates, toggleCheck, halfCheckedIds } from './treeChecks.js';
export { qualifiedLabel, type NodePlaces } from './qualifiedLabel.js';
export { treeKeyAction, findRowByLetter, type TreeKeyAction } from './treeKeyboard.js';
export { moveTreeNode, isPossibleMove, keyboardMove, type TreeMove } from './treeMove.js';
export { type TreeNode, type TreeRow, type CheckState } from './treeNode.js';
export { visibleRows, type TreeRows, type VisibleRowsOptions } from './treeRows.js';
export {
  searchTree,
  indexTree,
  treePath,
  expandableIds,
  withLoadedChildren,
  type TreeSearch,
  type TreeIndex,
} from './treeState.js';
export { useTreeState, type TreeStateProps, type TreeState } from './useTreeState.js';
