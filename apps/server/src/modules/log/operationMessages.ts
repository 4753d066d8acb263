import { defineMessages } from '@smart-admin/ui/messages';
import { createSay, type LocalText } from '../../http/apiError.js';

/* What was done. */
const verbs = defineMessages({
  zh: {
    create: '新增',
    update: '修改',
    remove: '删除',
    enable: '启用',
    disable: '禁用',
    copy: '复制',
    query: '查询',
    detail: '查看',
    import: '导入',
    export: '导出',
    resetPassword: '重置密码：',
    unlock: '解锁',
    administrators: '设置管理员：',
    members: '设置成员：',
    grant: '授权：',
    release: '发布',
    signOut: '强制下线：',
    unlockScreen: '解锁屏幕',
    confirmScan: '确认扫码登录',
    upload: '上传文件',
    avatar: '个人信息 - 修改头像',
    profile: '个人信息 - 修改资料',
    ownPassword: '个人信息 - 修改密码',
    layout: '个人信息 - 切换布局',
    language: '个人信息 - 切换语言',
    mainMembership: '个人信息 - 切换主要组织或岗位',
    columns: '列设置',
    views: '保存列表视图',
    clear: '清空',
  },
  en: {
    create: 'Added',
    update: 'Changed',
    remove: 'Deleted',
    enable: 'Enabled',
    disable: 'Disabled',
    copy: 'Copied',
    query: 'Looked at',
    detail: 'Looked at',
    import: 'Imported',
    export: 'Exported',
    resetPassword: 'Reset the password of',
    unlock: 'Unlocked',
    administrators: 'Set the administrators of',
    members: 'Set the members of',
    grant: 'Changed the permissions of',
    release: 'Released',
    signOut: 'Signed out',
    unlockScreen: 'Unlocked the screen',
    confirmScan: 'Confirmed a sign-in by scanning',
    upload: 'Uploaded a file',
    avatar: 'Changed their picture',
    profile: 'Changed their profile',
    ownPassword: 'Changed their password',
    layout: 'Changed their layout',
    language: 'Changed their language',
    mainMembership: 'Changed their main organisation or position',
    columns: 'Arranged the columns',
    views: 'Saved views of a list',
    clear: 'Cleared',
  },
  zhtw: {
    create: '新增',
    update: '修改',
    remove: '刪除',
    enable: '啟用',
    disable: '停用',
    copy: '複製',
    query: '查詢',
    detail: '檢視',
    import: '匯入',
    export: '匯出',
    resetPassword: '重設密碼：',
    unlock: '解鎖',
    administrators: '設定管理員：',
    members: '設定成員：',
    grant: '授權：',
    release: '發布',
    signOut: '強制下線：',
    unlockScreen: '解鎖螢幕',
    confirmScan: '確認掃碼登入',
    upload: '上傳檔案',
    avatar: '個人資訊 - 修改頭像',
    profile: '個人資訊 - 修改資料',
    ownPassword: '個人資訊 - 修改密碼',
    layout: '個人資訊 - 切換版面',
    language: '個人資訊 - 切換語言',
    mainMembership: '個人資訊 - 切換主要組織或崗位',
    columns: '欄設定',
    views: '儲存清單檢視',
    clear: '清空',
  },
  vi: {
    create: 'Đã thêm',
    update: 'Đã sửa',
    remove: 'Đã xóa',
    enable: 'Đã bật',
    disable: 'Đã tắt',
    copy: 'Đã sao chép',
    query: 'Đã xem',
    detail: 'Đã xem',
    import: 'Đã nhập',
    export: 'Đã xuất',
    resetPassword: 'Đã đặt lại mật khẩu của',
    unlock: 'Đã mở khóa',
    administrators: 'Đã đặt quản trị viên của',
    members: 'Đã đặt thành viên của',
    grant: 'Đã thay đổi quyền của',
    release: 'Đã phát hành',
    signOut: 'Đã đăng xuất',
    unlockScreen: 'Đã mở khóa màn hình',
    confirmScan: 'Đã xác nhận đăng nhập bằng quét mã',
    upload: 'Đã tải tệp lên',
    avatar: 'Đã đổi ảnh đại diện',
    profile: 'Đã sửa hồ sơ',
    ownPassword: 'Đã đổi mật khẩu',
    layout: 'Đã đổi bố cục',
    language: 'Đã đổi ngôn ngữ',
    mainMembership: 'Đã đổi tổ chức hoặc chức vụ chính',
    columns: 'Đã sắp xếp cột',
    views: 'Đã lưu chế độ xem của danh sách',
    clear: 'Đã xóa sạch',
  },
});

export type Verb = keyof (typeof verbs)['zh'];

/** Words of a verb; the verb itself where a newer server wrote it. */
export function verbText(verb: string): LocalText {
  return Object.hasOwn(verbs.zh, verb) ? sayVerb(verb as Verb) : () => verb;
}

const sayVerb = createSay(verbs);

const lines = defineMessages({
  zh: {
    line: '{verb}{noun} {record}',
  },
  en: {
    line: '{verb} {noun} {record}',
  },
  zhtw: {
    line: '{verb}{noun} {record}',
  },
  vi: {
    line: '{verb} {noun} {record}',
  },
});

/** A line of the log from its parts; those that are empty leave no gap. */
export function lineText(parts: { verb: LocalText; noun: LocalText; record: string }): LocalText {
  return (locale) =>
    sayLine('line', { verb: parts.verb(locale), noun: parts.noun(locale), record: parts.record })(locale)
      .replace(/ {2,}/g, ' ')
      .trim();
}

const sayLine = createSay(lines);
