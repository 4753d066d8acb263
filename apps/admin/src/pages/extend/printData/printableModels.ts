import { type DynamicRoute, type PagePermissions, pagePermissions, routeTitle } from '@smart-admin/layout/routing';
import { drawsModel } from '../../../app/drawsModel.js';

/** A model whose records the person may print. */
export interface PrintableModel {
  id: string;
  title: string;
  /** What they may do on its page. */
  permissions: PagePermissions;
}

/** The models whose records somebody may print, by the pages that they have; the orders of the samples first. */
export function printableModels(
  routes: readonly DynamicRoute[],
  entries: Parameters<typeof pagePermissions>[0],
  locale: Parameters<typeof routeTitle>[1],
): PrintableModel[] {
  const shown = routes.filter(drawsModel);
  return [...shown.filter(isOrders), ...shown.filter((route) => !isOrders(route))]
    .map(({ moduleId, meta }) => ({
      id: moduleId,
      title: routeTitle(meta, locale),
      permissions: pagePermissions(entries, meta.modelId),
    }))
    .filter(({ permissions }) => permissions.can('btn_print'));
}

function isOrders({ vueName }: DynamicRoute): boolean {
  return vueName === 'extend/order';
}
