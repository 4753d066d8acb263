import { type RoutedItem } from '@smart-admin/layout/routing';

/** A navigation without some entries, and without directories that hold nothing else. */
export function leaveOut(items: readonly RoutedItem[], isLeftOut: (item: RoutedItem) => boolean): RoutedItem[] {
  return items.flatMap((item) => {
    if (!item.children) return isLeftOut(item) ? [] : [item];
    const children = leaveOut(item.children, isLeftOut);
    return children.length === 0 && item.children.length > 0 ? [] : [{ ...item, children }];
  });
}
