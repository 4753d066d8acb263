import { LOCALES, type TextOverride } from '@smart-admin/ui/messages';
import { type TextRow } from './textRows.js';

/** The texts as a file for translators: originals and what is shown, one object a text. */
export function writeTextFile(rows: readonly TextRow[]): string {
  const texts = rows
    .filter(({ lapsed }) => !lapsed)
    .map(({ key, place, originals, texts: shown }) => ({ key, place, originals, texts: shown }));
  return `${JSON.stringify({ kind: KIND, texts }, null, 2)}\n`;
}

/**
 * What a file of `writeTextFile` changes: texts that it words in another way, and originals that it brings back. Texts
 * that the product does not have are counted in `skipped`. `undefined` for another file.
 */
export function readTextFile(content: string, rows: readonly TextRow[]): TextChange | undefined {
  const texts = parseTexts(content);
  if (!texts) return undefined;
  const known = new Map(rows.filter(({ lapsed }) => !lapsed).map((row) => [row.id, row]));
  const change: TextChange = { save: [], reset: [], skipped: 0 };
  for (const { key, originals, texts: wanted } of texts) {
    const { zh, en, zhtw, vi } = originals;
    const row = known.get(JSON.stringify([key, { zh, en, zhtw, vi }]));
    if (!row) {
      change.skipped += 1;
      continue;
    }
    for (const language of LOCALES) {
      const text = wanted[language]?.trim();
      const original = row.originals[language];
      if (!text || !original || text === row.texts[language]) continue;
      if (text === original) change.reset.push({ language, key, original });
      else change.save.push({ language, key, original, text });
    }
  }
  return change;
}

function parseTexts(content: string): FileText[] | undefined {
  let file: unknown;
  try {
    file = JSON.parse(content);
  } catch {
    // not JSON at all: whoever chose it is told so
    return undefined;
  }
  if (!isRecord(file) || file['kind'] !== KIND || !Array.isArray(file['texts'])) return undefined;
  const texts: unknown[] = file['texts'];
  return texts.every(isFileText) ? texts : undefined;
}

function isFileText(value: unknown): value is FileText {
  return isRecord(value) && typeof value['key'] === 'string' && isTexts(value['originals']) && isTexts(value['texts']);
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && LOCALES.every((language) => ['string', 'undefined'].includes(typeof value[language]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface FileText {
  key: string;
  originals: Partial<TextRow['originals']>;
  texts: Partial<TextRow['texts']>;
}

/** A change of texts, as the server takes it. */
export interface TextChange {
  save: TextOverride[];
  reset: Omit<TextOverride, 'text'>[];
  skipped: number;
}

const KIND = 'smart-admin-texts';
