import { defineMessages } from '@smart-admin/ui/messages';

export const areaMessages = defineMessages({
  zh: { label: '行政区划', code: '区划代码', stateChanged: '状态已修改' },
  en: { label: 'Area', code: 'Division code', stateChanged: 'State changed' },
  zhtw: { label: '行政區劃', code: '區劃代碼', stateChanged: '狀態已修改' },
  vi: { label: 'Địa giới', code: 'Mã địa giới', stateChanged: 'Đã đổi trạng thái' },
});
