import { type ReportDocument } from '@smart-admin/api-client/contract';
import { addressOf } from '@smart-admin/form-engine/core/report';
import { type DiffItem } from '@smart-admin/form-engine/editor';
import { translate } from './words.js';
import { type Locale } from '@smart-admin/ui/messages';

/** A report as items that can be compared: each cell, each data set, and what is set of the whole. */
export function describeReport({ cells, sets, filters, texts, ...whole }: ReportDocument, locale: Locale): DiffItem[] {
  const words = translate(locale);
  const textOf = (value: unknown): string =>
    typeof value === 'boolean'
      ? words(value ? 'yes' : 'no')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const settings = (thing: object) =>
    Object.entries(thing)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({ key, label: words.setting(key), text: textOf(value) }));
  return [
    ...cells.map(({ chart, ...cell }) => ({
      ...{ id: addressOf(cell), label: addressOf(cell) },
      settings: settings({ ...cell, ...chart }),
    })),
    ...sets.map(({ id, label, data }) => ({ id: `#set ${id}`, label: label || id, settings: settings(data) })),
    ...filters.map(({ id, ...filter }) => ({ id: `#filter ${id}`, label: filter.label, settings: settings(filter) })),
    ...Object.entries(texts ?? {}).flatMap(([language, told]) =>
      Object.entries(told).map(([path, text]) => ({
        ...{ id: `#text ${language} ${path}`, label: `${words('texts')} ${path}` },
        settings: [{ key: language, label: language, text }],
      })),
    ),
    { id: '#report', label: words('whole'), settings: settings(whole) },
  ];
}
