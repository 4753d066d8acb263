import { defineMessages } from '@smart-admin/ui/messages';

export const orderMessages = defineMessages({
  zh: {
    submit: '提交',
    question: '订单“{number}”提交后不能再修改或删除，是否提交？',
    submitted: '订单已提交',
    incomplete: '订单还不能提交：{reason}',
  },
  en: {
    submit: 'Submit',
    question: 'Order "{number}" can be neither changed nor deleted once it is submitted. Submit it?',
    submitted: 'Submitted',
    incomplete: 'The order cannot be submitted yet: {reason}',
  },
  zhtw: {
    submit: '提交',
    question: '訂單「{number}」提交後不能再修改或刪除，是否提交？',
    submitted: '訂單已提交',
    incomplete: '訂單還不能提交：{reason}',
  },
  vi: {
    submit: 'Gửi',
    question: 'Đơn "{number}" sau khi gửi sẽ không sửa hoặc xóa được nữa. Gửi đơn?',
    submitted: 'Đã gửi đơn hàng',
    incomplete: 'Chưa thể gửi đơn hàng: {reason}',
  },
});
