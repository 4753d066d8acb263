import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    shiftOpen: '您有未结束的班次，请先交班',
    shiftElsewhere: '您的班次在“{name}”，请交班后再经手这里的现金',
    shiftEnded: '该班次已结束',
    shiftGoesOn: '该班次尚未结束',
    shiftTaken: '该班次已被接班',
    shiftReviewed: '该班次已复核',
    ownReview: '不能复核自己的班次',
    reasonForDifference: '实点现金{counted}元，应有{expected}元，请写明原因',
    leftTooMuch: '留给接班人的现金不能超过实点现金',
    noSuccessor: '接班人不存在或已停用',
    ownSuccessor: '接班人不能是本人',
  },
  en: {
    shiftOpen: 'You have a shift that goes on; end it first',
    shiftElsewhere: 'Your shift is at "{name}"; end it before you handle cash here',
    shiftEnded: 'The shift has ended',
    shiftGoesOn: 'The shift has not ended yet',
    shiftTaken: 'The shift was taken over already',
    shiftReviewed: 'The shift was confirmed already',
    ownReview: 'Your own shift is confirmed by somebody else',
    reasonForDifference: 'You counted ¥{counted} and ¥{expected} had to be there; say why',
    leftTooMuch: 'No more can be left than was counted',
    noSuccessor: 'The successor does not exist or is disabled',
    ownSuccessor: 'Nobody succeeds themselves',
  },
  zhtw: {
    shiftOpen: '您有未結束的班次，請先交班',
    shiftElsewhere: '您的班次在「{name}」，請交班後再經手這裡的現金',
    shiftEnded: '該班次已結束',
    shiftGoesOn: '該班次尚未結束',
    shiftTaken: '該班次已被接班',
    shiftReviewed: '該班次已複核',
    ownReview: '不能複核自己的班次',
    reasonForDifference: '實點現金{counted}元，應有{expected}元，請寫明原因',
    leftTooMuch: '留給接班人的現金不能超過實點現金',
    noSuccessor: '接班人不存在或已停用',
    ownSuccessor: '接班人不能是本人',
  },
  vi: {
    shiftOpen: 'Bạn còn một ca chưa kết thúc; hãy kết thúc trước',
    shiftElsewhere: 'Ca của bạn ở "{name}"; hãy giao ca trước khi thu chi tiền mặt ở đây',
    shiftEnded: 'Ca đã kết thúc',
    shiftGoesOn: 'Ca chưa kết thúc',
    shiftTaken: 'Ca đã có người nhận',
    shiftReviewed: 'Ca đã được xác nhận',
    ownReview: 'Không thể xác nhận ca của chính mình',
    reasonForDifference: 'Đếm được ¥{counted}, phải có ¥{expected}; hãy ghi lý do',
    leftTooMuch: 'Tiền để lại không thể nhiều hơn số đã đếm',
    noSuccessor: 'Người nhận ca không tồn tại hoặc đã bị tắt',
    ownSuccessor: 'Không thể giao ca cho chính mình',
  },
});

export const t = createTranslator(messages);
