import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    cardCosts: '该月卡有价格，请收款续费',
    cardFree: '该月卡没有价格，直接续费即可',
    noCardKind: '月卡类型不存在或不属于该停车场',
    cardKindUsed: '“{name}”已有月卡使用，不能删除；可以停用',
    cardKindOnce: '该停车场已有同名同车型的月卡类型',
    cardHasPayments: '{plate}的月卡已有续费记录，不能删除；可以停用',
    cardStays: '{plate}的月卡已有续费记录，不能改为其他名单；可以停用',
    cardDisabled: '该月卡已停用',
    onlyCards: '只有月卡可以有多个车牌',
    morePlatesTwice: '车牌{plate}重复',
    monthsUsed: '最多可退{months}个未使用的整月',
    onlyMonthly: '只有月卡可以续费',
  },
  en: {
    cardCosts: 'The card has a price; collect it to renew the card',
    cardFree: 'The card has no price; renew it as it is',
    noCardKind: 'The kind of card does not exist, or is of another place',
    cardKindUsed: 'Cards are of "{name}", so it is not deleted; it can be disabled',
    cardKindOnce: 'The place has a kind of this name for these vehicles already',
    cardHasPayments: 'The card of {plate} was paid, so it is not deleted; it can be disabled',
    cardStays: 'The card of {plate} was paid, so it stays a monthly card; it can be disabled',
    cardDisabled: 'The card is disabled',
    onlyCards: 'Only a monthly card has several plates',
    morePlatesTwice: 'The plate {plate} stands there twice',
    monthsUsed: 'At most {months} whole months have not begun',
    onlyMonthly: 'Only monthly cards can be renewed',
  },
  zhtw: {
    cardCosts: '該月卡有價格，請收款續費',
    cardFree: '該月卡沒有價格，直接續費即可',
    noCardKind: '月卡類型不存在或不屬於該停車場',
    cardKindUsed: '「{name}」已有月卡使用，不能刪除；可以停用',
    cardKindOnce: '該停車場已有同名同車型的月卡類型',
    cardHasPayments: '{plate}的月卡已有續費記錄，不能刪除；可以停用',
    cardStays: '{plate}的月卡已有續費記錄，不能改為其他名單；可以停用',
    cardDisabled: '該月卡已停用',
    onlyCards: '只有月卡可以有多個車牌',
    morePlatesTwice: '車牌{plate}重複',
    monthsUsed: '最多可退{months}個未使用的整月',
    onlyMonthly: '只有月卡可以續費',
  },
  vi: {
    cardCosts: 'Thẻ có giá; hãy thu tiền để gia hạn',
    cardFree: 'Thẻ không có giá; gia hạn trực tiếp',
    noCardKind: 'Loại thẻ không tồn tại hoặc thuộc nơi khác',
    cardKindUsed: 'Đã có thẻ thuộc "{name}", không thể xóa; có thể tắt',
    cardKindOnce: 'Nơi này đã có loại thẻ cùng tên cho loại xe này',
    cardHasPayments: 'Thẻ của {plate} đã có thanh toán, không thể xóa; có thể tắt',
    cardStays: 'Thẻ của {plate} đã có thanh toán, không thể chuyển sang danh sách khác; có thể tắt',
    cardDisabled: 'Thẻ đã tắt',
    onlyCards: 'Chỉ thẻ tháng mới có nhiều biển số',
    morePlatesTwice: 'Biển số {plate} bị trùng',
    monthsUsed: 'Chỉ còn {months} tháng trọn chưa dùng',
    onlyMonthly: 'Chỉ thẻ tháng mới gia hạn được',
  },
});

/** Words of monthly cards. */
export const cardText = createTranslator(messages);
