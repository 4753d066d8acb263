import { pages } from '@smart-admin/api-client/pages';
import { GOODS_MODEL } from '../modules/extend/samples/goodsModel.js';
import { ORDER_MODEL } from '../modules/extend/samples/orderModel.js';
import { FORM_MODEL } from '../modules/extend/samples/sampleFormModel.js';
import { CRUD, seedPage, type SeedMenu } from './menus.js';

export const weChatMenu: SeedMenu = {
  enCode: 'weChat',
  names: ['微信配置', 'WeChat', '微信配置', 'WeChat'],
  icon: 'message-circle',
  children: [
    {
      ...seedPage(pages.weChatMpConfig),
      names: ['公众号配置', 'Public account', '公眾號配置', 'Tài khoản công khai'],
      icon: 'badge-check',
    },
    {
      ...seedPage(pages.weChatMpMenu),
      names: ['公众号菜单', 'Account menu', '公眾號選單', 'Menu tài khoản'],
      icon: 'menu',
    },
    {
      ...seedPage(pages.weChatMpUser),
      names: ['公众号用户', 'Account users', '公眾號使用者', 'Người theo dõi'],
      icon: 'user-round-check',
    },
    {
      ...seedPage(pages.weChatMpMessage),
      names: ['公众号消息', 'Account messages', '公眾號訊息', 'Tin nhắn'],
      icon: 'messages-square',
    },
    {
      ...seedPage(pages.weChatMpMaterial),
      names: ['公众号素材', 'Materials', '公眾號素材', 'Tư liệu'],
      icon: 'images',
    },
    {
      ...seedPage(pages.weChatQyConfig),
      names: ['企业号配置', 'Enterprise account', '企業號配置', 'Tài khoản doanh nghiệp'],
      icon: 'briefcase-business',
    },
    {
      ...seedPage(pages.weChatQyOrganize),
      names: ['企业号组织', 'Enterprise organization', '企業號組織', 'Tổ chức doanh nghiệp'],
      icon: 'git-fork',
    },
    {
      ...seedPage(pages.weChatQyUser),
      names: ['企业号用户', 'Enterprise users', '企業號使用者', 'Người dùng doanh nghiệp'],
      icon: 'contact',
    },
    {
      ...seedPage(pages.weChatQyMessage),
      names: ['企业号消息', 'Enterprise messages', '企業號訊息', 'Tin nhắn doanh nghiệp'],
      icon: 'mail',
    },
  ],
};

export const workflowMenu: SeedMenu = {
  enCode: 'workFlow',
  names: ['协同办公', 'Workflow', '協同辦公', 'Quy trình'],
  icon: 'git-branch',
  children: [
    {
      ...seedPage(pages.flowEngine),
      names: ['流程引擎', 'Engine', '流程引擎', 'Bộ máy quy trình'],
      icon: 'cog',
    },
    {
      ...seedPage(pages.flowLaunch),
      names: ['我发起的', 'Launched by me', '我發起的', 'Tôi khởi tạo'],
      icon: 'send',
    },
    { ...seedPage(pages.flowToDo), names: ['待办事宜', 'To-do', '待辦事宜', 'Việc cần làm'], icon: 'list-todo' },
    { ...seedPage(pages.flowDone), names: ['已办事宜', 'Done', '已辦事宜', 'Đã xử lý'], icon: 'list-checks' },
    {
      ...seedPage(pages.flowCirculate),
      names: ['抄送事宜', 'Circulated', '抄送事宜', 'Được gửi bản sao'],
      icon: 'copy',
    },
    {
      ...seedPage(pages.flowEntrust),
      names: ['流程委托', 'Entrust', '流程委託', 'Ủy quyền'],
      icon: 'handshake',
    },
    {
      ...seedPage(pages.flowMonitor),
      names: ['流程监控', 'Monitor', '流程監控', 'Giám sát quy trình'],
      icon: 'scan-eye',
    },
  ],
};

export const parkingMenu: SeedMenu = {
  enCode: 'parking',
  names: ['停车业务', 'Parking', '停車業務', 'Bãi đỗ xe'],
  icon: 'square-parking',
  children: [
    {
      ...seedPage(pages.parkingOrder),
      names: ['停车订单', 'Parking orders', '停車訂單', 'Đơn đỗ xe'],
      icon: 'receipt-text',
    },
    {
      ...seedPage(pages.parkingRoadsideOrder),
      names: ['路侧订单', 'Roadside orders', '路側訂單', 'Đơn ven đường'],
      icon: 'milestone',
    },
    {
      ...seedPage(pages.parkingLot),
      names: ['停车场管理', 'Lots and roads', '停車場管理', 'Bãi đỗ và tuyến đường'],
      icon: 'warehouse',
    },
    {
      ...seedPage(pages.parkingBarrier),
      names: ['道闸管理', 'Barriers', '道閘管理', 'Rào chắn'],
      icon: 'construction',
    },
    {
      ...seedPage(pages.parkingBerth),
      names: ['泊位管理', 'Berths', '泊位管理', 'Ô đỗ'],
      icon: 'parking-meter',
    },
    {
      ...seedPage(pages.parkingInspector),
      names: ['巡检员', 'Inspectors', '巡檢員', 'Nhân viên tuần tra'],
      icon: 'user-round-check',
    },
    {
      ...seedPage(pages.parkingPatrol),
      names: ['路侧巡检', 'Patrol', '路側巡檢', 'Tuần tra'],
      icon: 'clipboard-check',
    },
    {
      ...seedPage(pages.parkingTariff),
      names: ['收费规则', 'Tariffs', '收費規則', 'Biểu phí'],
      icon: 'badge-japanese-yen',
    },
    {
      ...seedPage(pages.parkingReductionCode),
      names: ['减免码管理', 'Reduction codes', '減免碼管理', 'Mã giảm phí'],
      icon: 'qr-code',
    },
    {
      ...seedPage(pages.parkingMerchant),
      names: ['商户减免', 'Merchant reduction', '商戶減免', 'Giảm phí cửa hàng'],
      icon: 'store',
    },
    {
      ...seedPage(pages.parkingCompany),
      names: ['企业减免', 'Company reduction', '企業減免', 'Giảm phí công ty'],
      icon: 'building',
    },
    {
      ...seedPage(pages.parkingPlateList),
      names: ['车辆名单', 'Listed vehicles', '車輛名單', 'Danh sách xe'],
      icon: 'car-front',
    },
    {
      ...seedPage(pages.parkingCardKind),
      names: ['月卡价格', 'Card prices', '月卡價格', 'Giá thẻ tháng'],
      icon: 'id-card',
    },
    {
      ...seedPage(pages.parkingPayment),
      names: ['支付与对账', 'Payments', '支付與對帳', 'Thanh toán và đối soát'],
      icon: 'wallet-cards',
    },
    {
      ...seedPage(pages.parkingStatement),
      names: ['渠道对账', 'Provider statements', '渠道對帳', 'Đối soát sao kê'],
      icon: 'file-check',
    },
    {
      ...seedPage(pages.parkingRefund),
      names: ['退款管理', 'Refunds', '退款管理', 'Hoàn tiền'],
      icon: 'banknote',
    },
    {
      ...seedPage(pages.parkingInvoice),
      names: ['电子发票', 'E-invoices', '電子發票', 'Hóa đơn điện tử'],
      icon: 'receipt',
    },
    {
      ...seedPage(pages.parkingEscape),
      names: ['逃费追缴', 'Unpaid stays', '逃費追繳', 'Xe trốn phí'],
      icon: 'circle-alert',
    },
    {
      ...seedPage(pages.parkingFinding),
      names: ['异常停车', 'Phantom stays', '異常停車', 'Lượt đỗ bất thường'],
      icon: 'search-alert',
    },
    {
      ...seedPage(pages.parkingSimulator),
      names: ['车道模拟', 'Lane simulator', '車道模擬', 'Mô phỏng làn xe'],
      icon: 'construction',
    },
    { ...seedPage(pages.parkingShift), names: ['交接班', 'Shifts', '交接班', 'Giao ca'], icon: 'arrow-left-right' },
    {
      enCode: 'parking.visitor',
      names: ['访客登记', 'Visitor registration', '訪客登記', 'Đăng ký khách'],
      icon: 'clipboard-pen',
      type: 3,
      urlAddress: 'model/visitor',
      property: { moduleId: 'visitor' },
      data: true,
      buttons: [...CRUD, 'btn_batchRemove', 'btn_detail', 'btn_download'],
    },
    {
      enCode: 'parking.plateColour',
      names: ['车牌颜色', 'Plate colours', '車牌顏色', 'Màu biển số'],
      icon: 'palette',
      type: 4,
      urlAddress: 'dictionary/plateColour',
      property: { moduleId: 'plateColour', isTree: 0 },
    },
    {
      enCode: 'parking.revenueReport',
      names: ['营收报表', 'Revenue report', '營收報表', 'Báo cáo doanh thu'],
      icon: 'chart-column',
      type: 5,
      urlAddress: 'report/revenue',
      property: { moduleId: 'revenue' },
    },
    {
      ...seedPage(pages.parkingScreen),
      names: ['停车数据大屏', 'Parking screen', '停車資料大螢幕', 'Màn hình dữ liệu'],
      icon: 'tv',
      type: 6,
      property: { moduleId: 'parkingScreen' },
      linkTarget: '_blank',
    },
    {
      enCode: 'parking.regulation',
      names: ['停车管理条例', 'Parking regulations', '停車管理條例', 'Quy định đỗ xe'],
      icon: 'link',
      type: 7,
      urlAddress: 'https://www.gov.cn/',
      linkTarget: '_blank',
    },
    {
      enCode: 'parking.portal',
      names: ['运营门户', 'Operation portal', '營運入口', 'Cổng vận hành'],
      icon: 'panels-top-left',
      type: 8,
      urlAddress: 'portal/operation',
      property: { moduleId: 'operation', isTree: 0 },
    },
  ],
};

export const extendMenu: SeedMenu = {
  enCode: 'extend',
  names: ['扩展应用', 'Extend demos', '擴展應用', 'Mở rộng'],
  icon: 'puzzle',
  children: [
    { enCode: 'extend.graph', names: ['图表示例', 'Charts', '圖表示例', 'Biểu đồ'], icon: 'chart-pie' },
    { enCode: 'extend.table', names: ['表格示例', 'Tables', '表格示例', 'Bảng'], icon: 'table' },
    {
      enCode: 'extend.form',
      names: ['表单示例', 'Forms', '表單示例', 'Biểu mẫu'],
      icon: 'text-cursor-input',
      property: { moduleId: FORM_MODEL },
    },
    { enCode: 'extend.bigData', names: ['大数据示例', 'Big data', '大數據示例', 'Dữ liệu lớn'], icon: 'server' },
    {
      enCode: 'extend.importExport',
      names: ['导入导出', 'Import and export', '匯入匯出', 'Nhập xuất'],
      icon: 'arrow-down-up',
      property: { moduleId: GOODS_MODEL },
    },
    {
      ...seedPage(pages.signature),
      names: ['电子签名', 'E-signature', '電子簽名', 'Chữ ký điện tử'],
      icon: 'signature',
    },
    {
      ...seedPage(pages.schedule),
      names: ['日程安排', 'Schedule', '行程安排', 'Lịch trình'],
      icon: 'calendar-days',
    },
    { ...seedPage(pages.email), names: ['邮件收发', 'Email', '郵件收發', 'E-mail'], icon: 'inbox' },
    { ...seedPage(pages.document), names: ['知识管理', 'Documents', '知識管理', 'Tài liệu'], icon: 'folder-open' },
    { enCode: 'extend.barCode', names: ['条码示例', 'Barcode', '條碼示例', 'Mã vạch'], icon: 'barcode' },
    { enCode: 'extend.printData', names: ['打印示例', 'Print', '列印示例', 'In ấn'], icon: 'file-output' },
    { enCode: 'extend.map', names: ['地图示例', 'Map', '地圖示例', 'Bản đồ'], icon: 'map-pin' },
    {
      enCode: 'extend.order',
      names: ['订单管理', 'Order', '訂單管理', 'Đơn hàng'],
      icon: 'shopping-cart',
      property: { moduleId: ORDER_MODEL },
    },
    {
      ...seedPage(pages.projectGantt),
      names: ['项目管理', 'Project Gantt', '專案管理', 'Dự án Gantt'],
      icon: 'chart-gantt',
    },
  ],
};
