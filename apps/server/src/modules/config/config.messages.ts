import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    wrongAddress: '“{line}”不是IP地址或网段（如 10.1.0.0/16）',
    withoutYou: '列表中没有您当前的地址 {address}，保存后您将无法登录',
    noRoles: '请选择需要两步验证的角色',
    wrongHours: '“{day}”的工作时段必须先后排列，互不重叠',
    noWorkTime: '每周至少要有一小时工作时间',
    wrongRange: '“{name}”的结束日期早于开始日期，或超过一年',
    sameDays: '“{name}”与“{other}”有相同的日期',
  },
  en: {
    wrongAddress: '"{line}" is neither an IP address nor a network (such as 10.1.0.0/16)',
    withoutYou: 'Your own address {address} is not in the list: you could not sign in again',
    noRoles: 'Choose the roles that need two-step verification',
    wrongHours: 'The working hours of "{day}" must follow one another without overlapping',
    noWorkTime: 'A week needs at least one working hour',
    wrongRange: '"{name}" ends before it begins, or is longer than a year',
    sameDays: '"{name}" and "{other}" share a day',
  },
  zhtw: {
    wrongAddress: '「{line}」不是IP位址或網段（如 10.1.0.0/16）',
    withoutYou: '清單中沒有您目前的位址 {address}，儲存後您將無法登入',
    noRoles: '請選擇需要兩步驟驗證的角色',
    wrongHours: '「{day}」的工作時段必須先後排列，互不重疊',
    noWorkTime: '每週至少要有一小時工作時間',
    wrongRange: '「{name}」的結束日期早於開始日期，或超過一年',
    sameDays: '「{name}」與「{other}」有相同的日期',
  },
  vi: {
    wrongAddress: '"{line}" không phải địa chỉ IP hoặc dải mạng (ví dụ 10.1.0.0/16)',
    withoutYou: 'Danh sách không có địa chỉ {address} của bạn: bạn sẽ không đăng nhập lại được',
    noRoles: 'Hãy chọn các vai trò cần xác minh hai bước',
    wrongHours: 'Các khoảng giờ làm việc của "{day}" phải nối tiếp nhau và không chồng lên nhau',
    noWorkTime: 'Mỗi tuần cần ít nhất một giờ làm việc',
    wrongRange: '"{name}" kết thúc trước khi bắt đầu, hoặc dài hơn một năm',
    sameDays: '"{name}" và "{other}" có ngày trùng nhau',
  },
});

export const t = createTranslator(messages);
