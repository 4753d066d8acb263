import { type DynamicRoute } from '@smart-admin/layout/routing';

/** Whether an entry shows a model and is ruled by its codes: its own page, or a page of the application that draws it. */
export function drawsModel(route: Pick<DynamicRoute, 'view' | 'moduleId'>): boolean {
  return (route.view === 'model' || route.view === 'page') && route.moduleId !== '';
}
