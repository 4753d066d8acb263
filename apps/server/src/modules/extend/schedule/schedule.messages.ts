import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    endBefore: '结束时间必须晚于开始时间',
    tooLong: '单次日程不能超过一年',
    notMidnight: '全天日程须按整天设置',
    untilBefore: '重复截止日期不能早于开始日期',
    overlaps: '日程的时长不能超过重复间隔',
    unknownPeople: '参与人不存在或已停用',
    tooManyDays: '一次最多查询100天',
    changed: '该日程已被修改，请刷新后重试',
    calendar: '我的日程',
  },
  en: {
    endBefore: 'The end must be after the beginning',
    tooLong: 'An event lasts a year at most',
    notMidnight: 'An event of whole days begins and ends at midnight',
    untilBefore: 'The repetition cannot end before it begins',
    overlaps: 'An event cannot last longer than until it is repeated',
    unknownPeople: 'A participant does not exist or is disabled',
    tooManyDays: 'Ask for 100 days at most',
    changed: 'The event was changed meanwhile: load it again',
    calendar: 'My schedule',
  },
  zhtw: {
    endBefore: '結束時間必須晚於開始時間',
    tooLong: '單次行程不能超過一年',
    notMidnight: '全天行程須按整天設定',
    untilBefore: '重複截止日期不能早於開始日期',
    overlaps: '行程的時長不能超過重複間隔',
    unknownPeople: '參與人不存在或已停用',
    tooManyDays: '一次最多查詢100天',
    changed: '該行程已被修改，請重新整理後再試',
    calendar: '我的行程',
  },
  vi: {
    endBefore: 'Thời gian kết thúc phải sau thời gian bắt đầu',
    tooLong: 'Một sự kiện kéo dài tối đa một năm',
    notMidnight: 'Sự kiện cả ngày phải bắt đầu và kết thúc lúc nửa đêm',
    untilBefore: 'Ngày kết thúc lặp không thể trước ngày bắt đầu',
    overlaps: 'Sự kiện không thể dài hơn khoảng lặp lại',
    unknownPeople: 'Người tham gia không tồn tại hoặc đã bị tắt',
    tooManyDays: 'Mỗi lần chỉ xem tối đa 100 ngày',
    changed: 'Sự kiện đã bị thay đổi, hãy tải lại',
    calendar: 'Lịch của tôi',
  },
});

export const t = createTranslator(messages);
