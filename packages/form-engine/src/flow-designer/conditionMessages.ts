import { defineMessages } from '@smart-admin/ui/messages';

/** Words of conditions that are read by people; comparisons have signs. */
export const conditionMessages = defineMessages({
  zh: {
    and: '且',
    or: '或',
    not: '非',
    yes: '是',
    no: '否',
    nothing: '空',
    isEmpty: '{what} 为空',
    isFilled: '{what} 不为空',
    text: '“{text}”',
  },
  en: {
    and: 'and',
    or: 'or',
    not: 'not',
    yes: 'Yes',
    no: 'No',
    nothing: 'nothing',
    isEmpty: '{what} is empty',
    isFilled: '{what} is filled in',
    text: '“{text}”',
  },
  zhtw: {
    and: '且',
    or: '或',
    not: '非',
    yes: '是',
    no: '否',
    nothing: '空',
    isEmpty: '{what} 為空',
    isFilled: '{what} 不為空',
    text: '「{text}」',
  },
  vi: {
    and: 'và',
    or: 'hoặc',
    not: 'không',
    yes: 'Có',
    no: 'Không',
    nothing: 'trống',
    isEmpty: '{what} để trống',
    isFilled: '{what} đã điền',
    text: '“{text}”',
  },
});
