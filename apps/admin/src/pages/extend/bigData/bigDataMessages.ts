import { defineMessages } from '@smart-admin/ui/messages';

export const bigDataMessages = defineMessages({
  zh: {
    label: '大数据示例',
    rows: '行数',
    shownAs: '显示方式',
    scroll: '连续滚动',
    pages: '分页',
    keyword: '订单号、区域或产品',
    told: '共{count}行，合计{amount}元',
    hint: '全部数据在浏览器中排序、筛选和滚动，只绘制可见的行。',
  },
  en: {
    label: 'Big data',
    rows: 'Rows',
    shownAs: 'Shown as',
    scroll: 'One long table',
    pages: 'Pages',
    keyword: 'Number, region or product',
    told: '{count} rows, {amount} CNY in all',
    hint: 'All rows are sorted, filtered and scrolled in the browser; only those in view are drawn.',
  },
  zhtw: {
    label: '大數據示例',
    rows: '列數',
    shownAs: '顯示方式',
    scroll: '連續捲動',
    pages: '分頁',
    keyword: '訂單號、區域或產品',
    told: '共{count}列，合計{amount}元',
    hint: '全部資料在瀏覽器中排序、篩選和捲動，只繪製可見的列。',
  },
  vi: {
    label: 'Dữ liệu lớn',
    rows: 'Số dòng',
    shownAs: 'Cách hiển thị',
    scroll: 'Cuộn liên tục',
    pages: 'Phân trang',
    keyword: 'Số đơn, khu vực hoặc sản phẩm',
    told: '{count} dòng, tổng {amount} CNY',
    hint: 'Toàn bộ dữ liệu được sắp xếp, lọc và cuộn ngay trong trình duyệt; chỉ vẽ các dòng đang nhìn thấy.',
  },
});
