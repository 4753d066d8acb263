import { createFieldKinds, defineFieldKind } from '@smart-admin/form-engine/fields';
import { lazyPart } from '@smart-admin/ui/lazy';
import { textKind } from './textKind.js';

/** The name of an icon of the product. */
export const iconKind = textKind('icon', { zh: '图标', en: 'Icon', zhtw: '圖示', vi: 'Biểu tượng' });

/** A small picture as a `data:` address, for what is shown before anybody has signed in. */
export const pictureKind = textKind('picture', { zh: '图片', en: 'Picture', zhtw: '圖片', vi: 'Hình ảnh' });

/** A pattern of times: minute, hour, day of month, month, day of week. */
export const cronKind = textKind('cron', { zh: '执行周期', en: 'Pattern of times', zhtw: '執行週期', vi: 'Chu kỳ' });

/** The code of a number rule. */
export const billRuleKind = textKind('billRule', {
  zh: '编号规则',
  en: 'Number rule',
  zhtw: '編號規則',
  vi: 'Quy tắc số',
});

/** How many rows a clean-up would delete, as a note; `params` name the target and the days. */
export const cleanUpCountKind = textKind('cleanUpCount', {
  zh: '清理数量',
  en: 'Rows to clean up',
  zhtw: '清理數量',
  vi: 'Số dòng cần dọn',
});

/** Working time of the company, as JSON. */
export const workCalendarKind = textKind('workCalendar', {
  zh: '工作日历',
  en: 'Work calendar',
  zhtw: '工作日曆',
  vi: 'Lịch làm việc',
});

/** The field kinds of the built-in pages. */
export const adminKinds = createFieldKinds([
  defineFieldKind(iconKind, {
    edit: lazyPart(
      () => import('./IconView.js'),
      (module) => module.IconView,
    ),
  }),
  defineFieldKind(cronKind, {
    edit: lazyPart(
      () => import('./CronView.js'),
      (module) => module.CronView,
    ),
  }),
  defineFieldKind(billRuleKind, {
    edit: lazyPart(
      () => import('./BillRuleView.js'),
      (module) => module.BillRuleView,
    ),
  }),
  defineFieldKind(cleanUpCountKind, {
    edit: lazyPart(
      () => import('./CleanUpCountView.js'),
      (module) => module.CleanUpCountView,
    ),
  }),
  defineFieldKind(pictureKind, {
    edit: lazyPart(
      () => import('./PictureView.js'),
      (module) => module.PictureView,
    ),
  }),
  defineFieldKind(workCalendarKind, {
    edit: lazyPart(
      () => import('./work-calendar/WorkCalendarView.js'),
      (module) => module.WorkCalendarView,
    ),
  }),
]);
