import { definePage } from './definePage.js';

/** Buttons of a page that creates, changes and deletes. */
export const CRUD_BUTTONS = ['btn_add', 'btn_edit', 'btn_remove'] as const;

/** Buttons of the page of a released model. */
export const MODEL_BUTTONS = [
  'btn_add',
  'btn_edit',
  'btn_remove',
  'btn_batchRemove',
  'btn_upload',
  'btn_download',
  'btn_print',
] as const;

const ORDER_BUTTONS = ['btn_detail', 'btn_download', 'btn_reduce', 'btn_collect', 'btn_close', 'btn_refund'] as const;

/** Every page whose calls the contract declares. Free of schemas: the browser loads it. */
export const pages = {
  organize: definePage('permission.organize', [...CRUD_BUTTONS, 'btn_administrators']),
  department: definePage('permission.department', CRUD_BUTTONS),
  position: definePage('permission.position', CRUD_BUTTONS),
  user: definePage(
    'permission.user',
    [...CRUD_BUTTONS, 'btn_detail', 'btn_resetPassword', 'btn_unlock', 'btn_upload', 'btn_download'],
    {
      data: true,
      columns: [
        'account',
        'realName',
        'gender',
        'mobilePhone',
        'email',
        'organizeName',
        'positionName',
        'roleName',
        'state',
        'lastLoginTime',
        'creatorTime',
      ],
    },
  ),
  role: definePage('permission.role', CRUD_BUTTONS),
  group: definePage('permission.group', CRUD_BUTTONS),
  authorize: definePage('permission.authorize', ['btn_edit', 'btn_members']),
  onlineUser: definePage('permission.onlineUser', ['btn_remove']),
  config: definePage('system.config', ['btn_edit']),
  notice: definePage('system.notice', [...CRUD_BUTTONS, 'btn_release']),
  log: definePage('system.log', ['btn_detail', 'btn_remove', 'btn_download']),
  menu: definePage('system.menu', [...CRUD_BUTTONS, 'btn_upload', 'btn_download']),
  language: definePage('system.language', ['btn_edit']),
  monitor: definePage('system.monitor', []),
  task: definePage('system.task', CRUD_BUTTONS),
  area: definePage('system.area', CRUD_BUTTONS),
  template: definePage('system.template', [...CRUD_BUTTONS, 'btn_channels', 'btn_deliveries']),
  billRule: definePage('system.billRule', [...CRUD_BUTTONS, 'btn_download']),
  file: definePage('system.file', ['btn_remove', 'btn_batchRemove', 'btn_download', 'btn_detail']),
  cache: definePage('system.cache', ['btn_detail', 'btn_remove']),
  apiKey: definePage('system.apiKey', CRUD_BUTTONS),
  webhook: definePage('system.webhook', [...CRUD_BUTTONS, 'btn_deliveries']),
  print: definePage('system.print', [...CRUD_BUTTONS, 'btn_download']),
  dataInterface: definePage('dataApplication.interface', [...CRUD_BUTTONS, 'btn_sql', 'btn_download']),
  backup: definePage('dataApplication.backup', ['btn_add', 'btn_remove', 'btn_download']),
  dictionary: definePage('dataApplication.dictionary', [...CRUD_BUTTONS, 'btn_download']),
  parkingLot: definePage('parking.lot', CRUD_BUTTONS, { data: true }),
  parkingBarrier: definePage('parking.barrier', [...CRUD_BUTTONS, 'btn_open'], { data: true }),
  parkingBerth: definePage('parking.berth', CRUD_BUTTONS, { data: true }),
  parkingInspector: definePage('parking.inspector', CRUD_BUTTONS, { data: true }),
  parkingPatrol: definePage('parking.patrol', ['btn_patrol'], { data: true }),
  parkingTariff: definePage('parking.tariff', CRUD_BUTTONS),
  parkingOrder: definePage('parking.order', ORDER_BUTTONS, { data: true }),
  parkingRoadsideOrder: definePage('parking.roadsideOrder', ORDER_BUTTONS, { data: true }),
  parkingInvoice: definePage('parking.invoice', ['btn_issue'], { data: true }),
  parkingEscape: definePage('parking.escape', ['btn_collect', 'btn_waive', 'btn_download'], { data: true }),
  parkingRefund: definePage('parking.refund', ['btn_retry', 'btn_download'], { data: true }),
  parkingPayment: definePage('parking.payment', ['btn_channels'], { data: true }),
  parkingReductionCode: definePage('parking.reductionCode', CRUD_BUTTONS, { data: true }),
  parkingMerchant: definePage('parking.merchant', [...CRUD_BUTTONS, 'btn_topUp'], { data: true }),
  parkingCompany: definePage('parking.company', CRUD_BUTTONS, { data: true }),
  parkingPlateList: definePage('parking.plateList', [...CRUD_BUTTONS, 'btn_collect', 'btn_refund'], { data: true }),
  parkingCardKind: definePage('parking.cardKind', CRUD_BUTTONS, { data: true }),
  parkingFinding: definePage('parking.finding', ['btn_edit'], { data: true }),
  parkingShift: definePage('parking.shift', ['btn_edit', 'btn_review'], { data: true }),
  parkingSimulator: definePage('parking.simulator', ['btn_edit'], { data: true }),
  parkingScreen: definePage('parking.screen', [], { data: true }),
  flowEngine: definePage('workFlow.engine', [...CRUD_BUTTONS, 'btn_release', 'btn_migrate']),
  flowLaunch: definePage('workFlow.launch', CRUD_BUTTONS),
  flowToDo: definePage('workFlow.toDo', []),
  flowDone: definePage('workFlow.done', []),
  flowCirculate: definePage('workFlow.circulate', []),
  flowEntrust: definePage('workFlow.entrust', CRUD_BUTTONS),
  flowMonitor: definePage('workFlow.monitor', ['btn_cancel', 'btn_remove', 'btn_assign'], { data: true }),
  webDesign: definePage('onlineDev.webDesign', [
    ...CRUD_BUTTONS,
    'btn_release',
    'btn_upload',
    'btn_download',
    'btn_adopt',
  ]),
  portalDesign: definePage('onlineDev.portalDesign', [...CRUD_BUTTONS, 'btn_release', 'btn_download']),
} as const;

export { definePage, type Page, type PagePermission } from './definePage.js';
export { SCAN_PAGE, SCAN_PATHS, type ScanPath } from './scanPaths.js';
