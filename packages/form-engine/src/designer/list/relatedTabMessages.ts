import { defineMessages } from '@smart-admin/ui/messages';

/** Texts of the setting of tabs. */
export const relatedTabMessages = defineMessages({
  zh: {
    help: '详情中按此顺序显示指向本数据的其他功能；取消勾选则不显示',
    none: '还没有已发布的功能关联到本表单',
    up: '上移 {label}',
    down: '下移 {label}',
  },
  en: {
    help: 'The details show what points to a record in this order; what is not ticked is not shown',
    none: 'No released function points to this form yet',
    up: 'Move {label} up',
    down: 'Move {label} down',
  },
  zhtw: {
    help: '詳情中按此順序顯示指向本資料的其他功能；取消勾選則不顯示',
    none: '還沒有已發布的功能關聯到本表單',
    up: '上移 {label}',
    down: '下移 {label}',
  },
  vi: {
    help: 'Chi tiết hiển thị những gì trỏ tới bản ghi theo thứ tự này; bỏ chọn thì không hiển thị',
    none: 'Chưa có chức năng đã phát hành nào liên kết tới biểu mẫu này',
    up: 'Chuyển {label} lên',
    down: 'Chuyển {label} xuống',
  },
});
