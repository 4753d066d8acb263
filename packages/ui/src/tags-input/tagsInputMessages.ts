import { defineMessages } from '../messages/defineMessages.js';

export const tagsInputMessages = defineMessages({
  zh: {
    placeholder: '输入后按回车',
    duplicate: '“{tag}”已存在',
    full: '最多 {max} 个',
    tooLong: '“{tag}”超过 {max} 个字符',
    added: '已添加 {tag}',
    removed: '已移除 {tag}',
    clear: '清空',
  },
  en: {
    placeholder: 'Type and press Enter',
    duplicate: '“{tag}” is already there',
    full: 'At most {max}',
    tooLong: '“{tag}” has more than {max} characters',
    added: 'Added {tag}',
    removed: 'Removed {tag}',
    clear: 'Clear',
  },
  zhtw: {
    placeholder: '輸入後按 Enter',
    duplicate: '「{tag}」已存在',
    full: '最多 {max} 個',
    tooLong: '「{tag}」超過 {max} 個字元',
    added: '已新增 {tag}',
    removed: '已移除 {tag}',
    clear: '清空',
  },
  vi: {
    placeholder: 'Nhập rồi nhấn Enter',
    duplicate: '“{tag}” đã có',
    full: 'Tối đa {max}',
    tooLong: '“{tag}” dài quá {max} ký tự',
    added: 'Đã thêm {tag}',
    removed: 'Đã bỏ {tag}',
    clear: 'Xóa hết',
  },
});
