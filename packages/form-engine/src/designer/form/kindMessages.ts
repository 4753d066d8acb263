import { messagesIn, defineMessages, type Locale } from '@smart-admin/ui/messages';
import { kindNames } from '../../fields/palette/kindNames.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';

/** Names of the field kinds and containers of the product, as people choose them. */
export const kindMessages = defineMessages({
  zh: {
    ...kindNames.zh,
    row: '栅格',
    card: '卡片',
    group: '分组',
    grid: '表格布局',
    tabs: '标签页',
    collapse: '折叠面板',
    steps: '步骤',
  },
  en: {
    ...kindNames.en,
    row: 'Grid',
    card: 'Card',
    group: 'Group',
    grid: 'Table of cells',
    tabs: 'Tabs',
    collapse: 'Collapse',
    steps: 'Steps',
  },
  zhtw: {
    ...kindNames.zhtw,
    row: '柵格',
    card: '卡片',
    group: '分組',
    grid: '表格版面',
    tabs: '標籤頁',
    collapse: '摺疊面板',
    steps: '步驟',
  },
  vi: {
    ...kindNames.vi,
    row: 'Lưới',
    card: 'Thẻ',
    group: 'Nhóm',
    grid: 'Bảng các ô',
    tabs: 'Tab',
    collapse: 'Khung thu gọn',
    steps: 'Các bước',
  },
});

/** The name of a field kind or container in a language: its own, that of the product, or its code. */
export function kindName(kind: string, locale: Locale, registry?: FieldRegistry): string {
  const names: Readonly<Record<string, string>> = messagesIn(kindMessages, locale);
  return registry?.get(kind)?.names?.[locale] ?? names[kind] ?? kind.slice(kind.lastIndexOf('.') + 1);
}
