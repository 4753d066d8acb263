import { defineMessages } from '@smart-admin/ui/messages';

/** What designers of all kinds of pages say when they save and release. */
export const designMessages = defineMessages({
  zh: {
    newer: '已有人保存了新版本',
    newerText: '覆盖会丢失对方保存的内容',
    overwrite: '覆盖',
    saved: '已保存',
    releasedNow: '已发布',
    releaseOf: '发布“{name}”',
    releaseText: '发布后，有该菜单权限的人即可打开；可随时再次发布。',
    releaseNow: '发布',
    useTemplate: '使用',
  },
  en: {
    newer: 'Somebody has saved it since',
    newerText: 'Overwriting loses what they saved',
    overwrite: 'Overwrite',
    saved: 'Saved',
    releasedNow: 'Released',
    releaseOf: 'Release "{name}"',
    releaseText: 'Whoever is given the menu entry can open it; release again whenever you like.',
    releaseNow: 'Release',
    useTemplate: 'Use',
  },
  zhtw: {
    newer: '已有人儲存了新版本',
    newerText: '覆蓋會遺失對方儲存的內容',
    overwrite: '覆蓋',
    saved: '已儲存',
    releasedNow: '已發布',
    releaseOf: '發布「{name}」',
    releaseText: '發布後，有該選單權限的人即可開啟；可隨時再次發布。',
    releaseNow: '發布',
    useTemplate: '使用',
  },
  vi: {
    newer: 'Đã có người lưu bản mới',
    newerText: 'Ghi đè sẽ mất nội dung họ đã lưu',
    overwrite: 'Ghi đè',
    saved: 'Đã lưu',
    releasedNow: 'Đã phát hành',
    releaseOf: 'Phát hành “{name}”',
    releaseText: 'Ai được cấp mục menu đều mở được; có thể phát hành lại bất cứ lúc nào.',
    releaseNow: 'Phát hành',
    useTemplate: 'Dùng',
  },
});
