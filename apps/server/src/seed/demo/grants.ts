import { type DataScopeKind } from '../../rights/resolveScopes.js';

/** What a demonstration role has been given: pages with their buttons and columns, and which rows. */
export interface SeedGrant {
  /** Page, or an area with everything below it. */
  page: string;
  /** Default all. */
  buttons?: readonly string[];
  /** Columns that are not given. */
  hiddenColumns?: readonly string[];
  scope?: DataScopeKind;
}

/** What everybody does with flows: launch, decide, look back, read along, let others act for them. */
const FLOWS: readonly SeedGrant[] = ['launch', 'toDo', 'done', 'circulate', 'entrust'].map((page) => ({
  page: `workFlow.${page}`,
}));

export const GRANTS: Record<string, readonly SeedGrant[]> = {
  developer: [
    { page: 'onlineDev' },
    { page: 'generator' },
    { page: 'dataApplication' },
    ...FLOWS,
    { page: 'workFlow.engine' },
    { page: 'workFlow.monitor', scope: 'all' },
    { page: 'extend' },
    { page: 'system.menu', buttons: [] },
    { page: 'system.area' },
    { page: 'system.icons' },
    { page: 'system.language' },
    { page: 'system.billRule' },
    { page: 'system.print' },
    { page: 'system.log', buttons: ['btn_detail'] },
    { page: 'permission.user', buttons: ['btn_detail'], scope: 'all' },
    { page: 'parking.visitor', scope: 'all' },
  ],
  operator: [
    { page: 'parking.lot', buttons: ['btn_edit'], scope: 'all' },
    { page: 'parking.barrier', scope: 'all' },
    { page: 'parking.berth', scope: 'all' },
    { page: 'parking.inspector', scope: 'all' },
    { page: 'parking.patrol', scope: 'all' },
    { page: 'parking.tariff', buttons: ['btn_edit'] },
    { page: 'parking.order', scope: 'all' },
    { page: 'parking.roadsideOrder', scope: 'all' },
    { page: 'parking.reductionCode', scope: 'all' },
    { page: 'parking.merchant', scope: 'all' },
    { page: 'parking.company', scope: 'all' },
    { page: 'parking.plateList', scope: 'all' },
    { page: 'parking.cardKind', scope: 'all' },
    { page: 'parking.finding', scope: 'all' },
    { page: 'parking.payment', buttons: [], scope: 'all' },
    { page: 'parking.escape', buttons: ['btn_collect', 'btn_download'], scope: 'all' },
    { page: 'parking.refund', scope: 'all' },
    { page: 'parking.invoice', scope: 'all' },
    { page: 'parking.shift', scope: 'all' },
    { page: 'parking.plateColour' },
    { page: 'parking.revenueReport' },
    { page: 'parking.screen', scope: 'all' },
    { page: 'parking.regulation' },
    { page: 'parking.portal' },
    { page: 'parking.visitor', buttons: ['btn_add', 'btn_edit', 'btn_detail', 'btn_download'], scope: 'department' },
    { page: 'permission.user', buttons: ['btn_detail'], hiddenColumns: ['mobilePhone', 'email'], scope: 'department' },
    ...FLOWS,
  ],
  parkingStaff: [
    { page: 'parking.order', buttons: ['btn_detail', 'btn_reduce', 'btn_collect'], scope: 'departmentAndBelow' },
    { page: 'parking.barrier', buttons: ['btn_open'], scope: 'departmentAndBelow' },
    { page: 'parking.reductionCode', buttons: [], scope: 'departmentAndBelow' },
    { page: 'parking.shift', buttons: ['btn_edit'], scope: 'departmentAndBelow' },
    { page: 'parking.visitor', buttons: ['btn_add', 'btn_detail'], scope: 'own' },
    ...FLOWS,
  ],
  roadsideStaff: [
    // of these rows, the roads that were given to them
    { page: 'parking.patrol', scope: 'all' },
    { page: 'parking.roadsideOrder', buttons: ['btn_detail', 'btn_collect'], scope: 'departmentAndBelow' },
    { page: 'parking.shift', buttons: ['btn_edit'], scope: 'departmentAndBelow' },
    { page: 'parking.plateColour' },
    ...FLOWS,
  ],
  hr: [
    { page: 'permission.organize', buttons: ['btn_edit'] },
    { page: 'permission.department' },
    { page: 'permission.position' },
    { page: 'permission.group' },
    { page: 'permission.user', scope: 'all' },
    { page: 'leaveBalance', scope: 'all' },
    ...FLOWS,
  ],
  finance: [
    { page: 'parking.order', buttons: ['btn_detail', 'btn_download', 'btn_refund'], scope: 'all' },
    { page: 'parking.roadsideOrder', buttons: ['btn_detail', 'btn_download', 'btn_refund'], scope: 'all' },
    { page: 'parking.payment', buttons: [], scope: 'all' },
    { page: 'parking.statement', scope: 'all' },
    { page: 'parking.shift', buttons: ['btn_review'], scope: 'all' },
    { page: 'parking.revenueReport' },
    { page: 'parking.portal' },
    ...FLOWS,
  ],
  auditor: [
    { page: 'system.log', buttons: ['btn_detail'] },
    { page: 'permission.onlineUser', buttons: [] },
    { page: 'parking.payment', buttons: [], scope: 'all' },
    { page: 'parking.revenueReport' },
    ...FLOWS,
  ],
};
