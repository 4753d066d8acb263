import { defineMessages } from '@smart-admin/ui/messages';

/** Texts of the tabs of related records. */
export const relatedMessages = defineMessages({
  zh: { details: '详情', failed: '关联数据未能加载', retry: '重试' },
  en: { details: 'Details', failed: 'Related records could not be loaded', retry: 'Try again' },
  zhtw: { details: '詳情', failed: '關聯資料未能載入', retry: '重試' },
  vi: { details: 'Chi tiết', failed: 'Không tải được bản ghi liên quan', retry: 'Thử lại' },
});
