import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { NAME_PATH } from '../texts/localizeModel.js';
import { type ModelTexts, textAt } from '../texts/ModelTexts.js';

/** The parts of a report that people read. Its texts in other languages stand by their places, as those of forms do. */
export interface TextedReport {
  cells: readonly { kind: 'text' | 'field' | 'expression' | 'chart'; text: string }[];
  filters: readonly { id: string; label: string; options: readonly { label: string }[] }[];
  sets: readonly { id: string; label: string }[];
  texts?: ModelTexts | undefined;
}

export type ReportTextKind = 'cells' | 'formulas' | 'charts' | 'filters' | 'options' | 'sets';

/**
 * A report with each of its texts as `map` answers it. Places of cells go by their plain text, because cells move and are copied; formulas are
 * asked for where they have words in quotes.
 */
export function mapReportTexts<Report extends TextedReport>(
  report: Report,
  map: (path: string, text: string, kind: ReportTextKind) => string,
): Report {
  const told = (path: string, text: string, kind: ReportTextKind) => (text === '' ? '' : map(path, text, kind));
  return {
    ...report,
    cells: report.cells.map((cell) => {
      const kind = CELL_KINDS[cell.kind];
      if (!kind || (kind === 'formulas' && !/['"]/.test(cell.text))) return cell;
      return { ...cell, text: told(`${kind}.${cell.text}`, cell.text, kind) };
    }),
    filters: report.filters.map((filter) => ({
      ...filter,
      label: told(`filters.${filter.id}`, filter.label, 'filters'),
      options: filter.options.map((option) => ({
        ...option,
        label: told(`options.${filter.id}.${option.label}`, option.label, 'options'),
      })),
    })),
    sets: report.sets.map((set) => ({ ...set, label: told(`sets.${set.id}`, set.label, 'sets') })),
  };
}

const CELL_KINDS: Partial<Record<TextedReport['cells'][number]['kind'], ReportTextKind>> = {
  ...{ text: 'cells', expression: 'formulas', chart: 'charts' },
};

/** A report as somebody reads it who has chosen a language; what has no text in it stays as it is written. To be drawn, not to be saved. */
export function localizeReport<Report extends TextedReport>(report: Report, locale: Locale): Report {
  if (!report.texts || locale === DEFAULT_LOCALE) return report;
  return mapReportTexts(report, (path, text) => textAt(report.texts, locale, path) || text);
}

/** The name of a report in a language; '' where it has none of its own there. */
export function reportName({ texts }: Pick<TextedReport, 'texts'>, locale: Locale): string {
  return textAt(texts, locale, NAME_PATH) ?? '';
}
