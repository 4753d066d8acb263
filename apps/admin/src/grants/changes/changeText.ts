import { type GrantChange } from '../matrix/grantChanges.js';
import { type Action } from '../matrix/matrixModel.js';

type Texts = (key: Action | 'fields' | 'data') => string;

/** What a change is about: `停车订单 · 导出`. */
export function changeText(change: GrantChange, t: Texts): string {
  const what =
    change.type === 'rule'
      ? t('data')
      : change.type === 'fields'
        ? t('fields')
        : change.action
          ? t(change.action)
          : change.item.label;
  return `${change.page.label} · ${what}`;
}
