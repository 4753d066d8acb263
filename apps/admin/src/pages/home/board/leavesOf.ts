import { type RoutedItem } from '@smart-admin/layout/routing';

/** The pages of a menu, in its order, without the groups above them. */
export function leavesOf(items: readonly RoutedItem[]): RoutedItem[] {
  return items.flatMap((item) => (item.children ? leavesOf(item.children) : [item]));
}
