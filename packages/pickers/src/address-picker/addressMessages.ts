import { defineMessages } from '@smart-admin/ui/messages';

export const addressMessages = defineMessages({
  zh: { title: '省市区', all: '全部数据' },
  en: { title: 'Province, city, district', all: 'All data' },
  zhtw: { title: '省市區', all: '全部資料' },
  vi: { title: 'Tỉnh, thành phố, quận huyện', all: 'Tất cả dữ liệu' },
});
