import { defineMessages } from '@smart-admin/ui/messages';
import { createSay } from '../../http/apiError.js';

const messages = defineMessages({
  zh: {
    badForm: '表单定义不正确：{reason}',
    badList: '列表定义不正确：{reason}',
    notReleased: '该功能尚未发布',
    hasRecords: '“{name}”已有数据，不能删除',
    columnType: '字段“{field}”已有数据，不能改变类型',
    parentMissing: '上级菜单不存在',
    invalid: '有{count}项填写不正确',
    unknownId: '“{label}”的选项不存在或已被删除',
    missingRecords: '有{count}条数据不存在或无权操作',
    noFields: '至少需要一个字段',
    noTarget: '请选择发布到网页或应用',
  },
  en: {
    badForm: 'The form definition is not right: {reason}',
    badList: 'The list definition is not right: {reason}',
    notReleased: 'This function is not released yet',
    hasRecords: '"{name}" has records and cannot be deleted',
    columnType: 'The field "{field}" has data, so its type cannot change',
    parentMissing: 'The parent entry does not exist',
    invalid: '{count} entries need a change',
    unknownId: 'The choice of "{label}" does not exist or has been deleted',
    missingRecords: '{count} records do not exist or are not yours to change',
    noFields: 'At least one field is needed',
    noTarget: 'Choose the web or the app to release to',
  },
  zhtw: {
    badForm: '表單定義不正確：{reason}',
    badList: '列表定義不正確：{reason}',
    notReleased: '該功能尚未發布',
    hasRecords: '「{name}」已有資料，不能刪除',
    columnType: '欄位「{field}」已有資料，不能改變類型',
    parentMissing: '上級選單不存在',
    invalid: '有{count}項填寫不正確',
    unknownId: '「{label}」的選項不存在或已被刪除',
    missingRecords: '有{count}筆資料不存在或無權操作',
    noFields: '至少需要一個欄位',
    noTarget: '請選擇發布到網頁或應用',
  },
  vi: {
    badForm: 'Định nghĩa biểu mẫu không đúng: {reason}',
    badList: 'Định nghĩa danh sách không đúng: {reason}',
    notReleased: 'Chức năng này chưa được phát hành',
    hasRecords: '"{name}" đã có dữ liệu nên không thể xóa',
    columnType: 'Trường "{field}" đã có dữ liệu nên không thể đổi kiểu',
    parentMissing: 'Menu cấp trên không tồn tại',
    invalid: 'Có {count} mục cần sửa',
    unknownId: 'Lựa chọn của "{label}" không tồn tại hoặc đã bị xóa',
    missingRecords: '{count} bản ghi không tồn tại hoặc bạn không được sửa',
    noFields: 'Cần ít nhất một trường',
    noTarget: 'Hãy chọn phát hành lên web hoặc ứng dụng',
  },
});

export const say = createSay(messages);
