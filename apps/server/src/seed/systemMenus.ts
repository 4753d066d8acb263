import { pages } from '@smart-admin/api-client/pages';
import { CRUD, seedPage, type SeedMenu } from './menus.js';

export const systemMenu: SeedMenu = {
  enCode: 'system',
  names: ['系统管理', 'System', '系統管理', 'Quản lý hệ thống'],
  icon: 'settings',
  children: [
    {
      ...seedPage(pages.config),
      names: ['系统配置', 'Configuration', '系統配置', 'Cấu hình'],
      icon: 'sliders-horizontal',
    },
    {
      ...seedPage(pages.notice),
      names: ['系统公告', 'Notice', '系統公告', 'Thông báo'],
      icon: 'megaphone',
    },
    { enCode: 'system.task', names: ['任务调度', 'Task', '任務調度', 'Tác vụ'], icon: 'alarm-clock', buttons: CRUD },
    {
      ...seedPage(pages.cache),
      names: ['系统缓存', 'Cache', '系統快取', 'Bộ nhớ đệm'],
      icon: 'database-zap',
    },
    {
      ...seedPage(pages.log),
      names: ['系统日志', 'Log', '系統日誌', 'Nhật ký'],
      icon: 'scroll-text',
    },
    { ...seedPage(pages.monitor), names: ['系统监控', 'Monitor', '系統監控', 'Giám sát'], icon: 'activity' },
    { enCode: 'system.icons', names: ['系统图标', 'Icons', '系統圖示', 'Biểu tượng'], icon: 'shapes' },
    {
      ...seedPage(pages.language),
      names: ['多语言管理', 'Language', '多語言管理', 'Ngôn ngữ'],
      icon: 'languages',
    },
    { ...seedPage(pages.menu), names: ['菜单管理', 'Menu', '選單管理', 'Menu'], icon: 'list-tree' },
    { ...seedPage(pages.area), names: ['行政区划', 'Area', '行政區劃', 'Khu vực'], icon: 'map-pinned' },
    {
      ...seedPage(pages.billRule),
      names: ['单据规则', 'Bill rule', '單據規則', 'Quy tắc mã phiếu'],
      icon: 'hash',
    },
    {
      ...seedPage(pages.template),
      names: ['消息模板', 'Templates', '訊息範本', 'Mẫu tin'],
      icon: 'file-type',
    },
    {
      ...seedPage(pages.file),
      names: ['文件管理', 'Files', '檔案管理', 'Quản lý tệp'],
      icon: 'folder-open',
    },
    {
      ...seedPage(pages.apiKey),
      names: ['API密钥', 'API keys', 'API金鑰', 'Khóa API'],
      icon: 'key-round',
    },
    {
      ...seedPage(pages.webhook),
      names: ['Webhook', 'Webhooks', 'Webhook', 'Webhook'],
      icon: 'webhook',
    },
    { ...seedPage(pages.print), names: ['打印模板', 'Print', '列印範本', 'Mẫu in'], icon: 'printer' },
  ],
};

export const dataMenu: SeedMenu = {
  enCode: 'dataApplication',
  names: ['数据应用', 'Data application', '資料應用', 'Ứng dụng dữ liệu'],
  icon: 'database',
  children: [
    {
      ...seedPage(pages.dataSource),
      names: ['数据连接', 'Data source', '資料連線', 'Nguồn dữ liệu'],
      icon: 'plug',
    },
    {
      ...seedPage(pages.dataModel),
      names: ['数据建模', 'Data model', '資料建模', 'Mô hình dữ liệu'],
      icon: 'table-properties',
    },
    {
      ...seedPage(pages.dataSync),
      names: ['数据同步', 'Data sync', '資料同步', 'Đồng bộ dữ liệu'],
      icon: 'refresh-cw',
    },
    {
      enCode: 'dataApplication.backup',
      names: ['数据备份', 'Data backup', '資料備份', 'Sao lưu dữ liệu'],
      icon: 'archive',
      buttons: ['btn_add', 'btn_remove', 'btn_download'],
    },
    {
      ...seedPage(pages.dataInterface),
      names: ['数据接口', 'Data interface', '資料介面', 'Giao diện dữ liệu'],
      icon: 'webhook',
    },
    {
      ...seedPage(pages.dictionary),
      names: ['数据字典', 'Dictionary', '資料字典', 'Từ điển'],
      icon: 'book-open',
    },
    {
      ...seedPage(pages.dataMap),
      names: ['地图数据', 'Map data', '地圖資料', 'Dữ liệu bản đồ'],
      icon: 'map',
    },
  ],
};

export const onlineDevMenu: SeedMenu = {
  enCode: 'onlineDev',
  names: ['在线开发', 'Online development', '線上開發', 'Phát triển trực tuyến'],
  icon: 'blocks',
  children: [
    {
      ...seedPage(pages.webDesign),
      names: ['Web设计', 'Web design', 'Web設計', 'Thiết kế web'],
      icon: 'monitor',
    },
    {
      ...seedPage(pages.appDesign),
      names: ['App设计', 'App design', 'App設計', 'Thiết kế ứng dụng'],
      icon: 'smartphone',
    },
    {
      ...seedPage(pages.reportDesign),
      names: ['报表设计', 'Report design', '報表設計', 'Thiết kế báo cáo'],
      icon: 'file-chart-column',
    },
    {
      ...seedPage(pages.screenDesign),
      names: ['大屏设计', 'Screen design', '大螢幕設計', 'Thiết kế màn hình'],
      icon: 'presentation',
    },
    {
      ...seedPage(pages.portalDesign),
      names: ['门户设计', 'Portal design', '入口設計', 'Thiết kế cổng'],
      icon: 'layout-dashboard',
    },
  ],
};

export const generatorMenu: SeedMenu = {
  enCode: 'generator',
  names: ['代码生成', 'Code generator', '程式碼產生', 'Sinh mã'],
  icon: 'code-xml',
  children: [
    {
      ...seedPage(pages.generatorWeb),
      names: ['Web表单', 'Web form', 'Web表單', 'Biểu mẫu web'],
      icon: 'app-window',
    },
    {
      ...seedPage(pages.generatorApp),
      names: ['App表单', 'App form', 'App表單', 'Biểu mẫu ứng dụng'],
      icon: 'tablet-smartphone',
    },
    {
      ...seedPage(pages.generatorFlow),
      names: ['流程表单', 'Flow form', '流程表單', 'Biểu mẫu quy trình'],
      icon: 'workflow',
    },
  ],
};
