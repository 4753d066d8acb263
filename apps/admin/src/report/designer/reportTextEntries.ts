import { type ReportDocument } from '@smart-admin/api-client/contract';
import { TEXT_LOCALES } from '@smart-admin/form-engine/core';
import { mapReportTexts } from '@smart-admin/form-engine/core/report';
import { type TextEntry } from '@smart-admin/form-engine/designer';

/** Every text of a report with what it is in the other languages: its name, then what stands in its cells, filters and data sets. */
export function reportTextEntries(document: ReportDocument, fullName: string): TextEntry[] {
  const entries = new Map<string, TextEntry>();
  const add = (path: string, text: string, kind: TextEntry['kind']) => {
    const told = TEXT_LOCALES.flatMap((locale) => {
      const found = document.texts?.[locale][path];
      return found === undefined ? [] : [[locale, found] as const];
    });
    // equal texts stand in one place
    entries.set(path, { ...{ path, text, kind, inherited: {} }, document: 'report', texts: Object.fromEntries(told) });
    return text;
  };
  add('name', fullName, 'name');
  mapReportTexts(document, add);
  return [...entries.values()];
}
