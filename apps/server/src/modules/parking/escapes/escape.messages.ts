import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    escapes: '逃费追缴',
    plate: '车牌号',
    orders: '欠费次数',
    due: '欠费（元）',
    placeNames: '停车场 / 路段',
    firstExit: '最早欠费',
    lastExit: '最近欠费',
    owed: '待追缴',
    waived: '已免除',
    settled: '无欠费',
  },
  en: {
    escapes: 'Unpaid stays',
    plate: 'Plate',
    orders: 'Stays',
    due: 'Owed (yuan)',
    placeNames: 'Lots and roads',
    firstExit: 'First left unpaid',
    lastExit: 'Last left unpaid',
    owed: 'Owed',
    waived: 'Waived',
    settled: 'Owes nothing',
  },
  zhtw: {
    escapes: '逃費追繳',
    plate: '車牌號',
    orders: '欠費次數',
    due: '欠費（元）',
    placeNames: '停車場 / 路段',
    firstExit: '最早欠費',
    lastExit: '最近欠費',
    owed: '待追繳',
    waived: '已免除',
    settled: '無欠費',
  },
  vi: {
    escapes: 'Xe trốn phí',
    plate: 'Biển số',
    orders: 'Số lượt nợ',
    due: 'Còn nợ (tệ)',
    placeNames: 'Bãi và tuyến đường',
    firstExit: 'Nợ lần đầu',
    lastExit: 'Nợ lần cuối',
    owed: 'Còn nợ',
    waived: 'Đã miễn',
    settled: 'Không còn nợ',
  },
});

/** Words of stays that were left without paying. */
export const escapeText = createTranslator(messages);
