import { defineMessages } from '@smart-admin/ui/messages';

export const areaMessages = defineMessages({
  zh: { label: '行政区划', code: '区划代码' },
  en: { label: 'Area', code: 'Division code' },
  zhtw: { label: '行政區劃', code: '區劃代碼' },
  vi: { label: 'Địa giới', code: 'Mã địa giới' },
});
