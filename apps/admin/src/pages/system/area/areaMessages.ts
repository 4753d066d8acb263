import { defineMessages } from '@smart-admin/ui/messages';

export const areaMessages = defineMessages({
  zh: { label: '行政区划', code: '区划代码', toggle: '启用 / 停用', stateChanged: '状态已修改' },
  en: { label: 'Area', code: 'Division code', toggle: 'Enable / disable', stateChanged: 'State changed' },
  zhtw: { label: '行政區劃', code: '區劃代碼', toggle: '啟用 / 停用', stateChanged: '狀態已修改' },
  vi: { label: 'Địa giới', code: 'Mã địa giới', toggle: 'Bật / tắt', stateChanged: 'Đã đổi trạng thái' },
});
