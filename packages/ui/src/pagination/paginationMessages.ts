import { defineMessages } from '../messages/defineMessages.js';

export const paginationMessages = defineMessages({
  zh: { pages: '分页', total: '共 {total} 条', size: '{size} 条/页', sizeLabel: '每页条数', previous: '上一页', next: '下一页', page: '第 {page} 页', goto: '前往', unit: '页', of: '{page} / {count}', back: '向前 5 页', ahead: '向后 5 页' },
  en: { pages: 'Pagination', total: '{total} in total', size: '{size} / page', sizeLabel: 'Rows per page', previous: 'Previous page', next: 'Next page', page: 'Page {page}', goto: 'Go to', unit: '', of: '{page} / {count}', back: 'Back 5 pages', ahead: 'Ahead 5 pages' },
  zhtw: { pages: '分頁', total: '共 {total} 筆', size: '{size} 筆/頁', sizeLabel: '每頁筆數', previous: '上一頁', next: '下一頁', page: '第 {page} 頁', goto: '前往', unit: '頁', of: '{page} / {count}', back: '向前 5 頁', ahead: '向後 5 頁' },
  vi: { pages: 'Phân trang', total: 'Tổng {total}', size: '{size} / trang', sizeLabel: 'Số dòng mỗi trang', previous: 'Trang trước', next: 'Trang sau', page: 'Trang {page}', goto: 'Đến', unit: '', of: '{page} / {count}', back: 'Lùi 5 trang', ahead: 'Tới 5 trang' },
});
