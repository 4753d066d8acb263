import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    noFile: '请选择文件',
    notImage: '请上传图片',
    badType: '不支持的文件类型',
    tooLarge: '文件大小超过{size}',
    notExcel: '请选择Excel类型的文件',
    unknownType: '不支持的上传类型',
  },
  en: {
    noFile: 'Please choose a file',
    notImage: 'Please upload an image',
    badType: 'This file type is not supported',
    tooLarge: 'The file is larger than {size}',
    notExcel: 'Please choose an Excel file',
    unknownType: 'This kind of upload is not supported',
  },
  zhtw: {
    noFile: '請選擇檔案',
    notImage: '請上傳圖片',
    badType: '不支援的檔案類型',
    tooLarge: '檔案大小超過{size}',
    notExcel: '請選擇Excel類型的檔案',
    unknownType: '不支援的上傳類型',
  },
  vi: {
    noFile: 'Vui lòng chọn tệp',
    notImage: 'Vui lòng tải lên hình ảnh',
    badType: 'Không hỗ trợ loại tệp này',
    tooLarge: 'Tệp lớn hơn {size}',
    notExcel: 'Vui lòng chọn tệp Excel',
    unknownType: 'Không hỗ trợ kiểu tải lên này',
  },
});

export const say = createSay(messages);
