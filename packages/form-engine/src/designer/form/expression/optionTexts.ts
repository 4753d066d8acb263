import { defineMessages } from '@smart-admin/ui/messages';

/** What the columns of an option are called in an option filter, and the option itself. */
export const optionTexts = defineMessages({
  zh: { option: '选项', value: '值', label: '名称', level: '层级', enCode: '编码', parentId: '上级' },
  en: { option: 'Option', value: 'Value', label: 'Text', level: 'Level', enCode: 'Code', parentId: 'Parent' },
  zhtw: { option: '選項', value: '值', label: '名稱', level: '層級', enCode: '編碼', parentId: '上層' },
  vi: { option: 'Lựa chọn', value: 'Giá trị', label: 'Tên', level: 'Cấp', enCode: 'Mã', parentId: 'Mục cha' },
});
