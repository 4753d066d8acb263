import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RecordSheetsProps } from './RecordSheets.js';

/** Where the sheets come from. */
export interface PrintSource {
  /** What they are of, for the cache. */
  key: readonly unknown[];
  templates: (signal: AbortSignal) => Promise<{ list: { id: string; fullName: string }[] }>;
  /** Sheets by a template; '' for the plain one. */
  sheets: (templateId: string, signal: AbortSignal) => Promise<RecordSheetsProps>;
}

/** The plain sheet, as the server is asked for it. */
export const PLAIN = '';

/** The templates of a source and the sheets by the chosen one: the first, unless `choose` says another. */
export function usePrintSheets(source: PrintSource, isAsked = true) {
  const [chosen, setChosen] = useState<string>();
  const templates = useQuery({
    queryKey: ['printTemplates', ...source.key],
    queryFn: ({ signal }) => source.templates(signal),
    staleTime: 0,
    enabled: isAsked,
  });
  const list = templates.data?.list;
  const isKnown = chosen === PLAIN || list?.some(({ id }) => id === chosen);
  // the first template of the model, else the plain sheet; one of another model is none here
  const templateId = (isKnown ? chosen : list?.[0]?.id) ?? PLAIN;
  const sheets = useQuery({
    queryKey: ['printSheets', ...source.key, templateId],
    queryFn: ({ signal }) => source.sheets(templateId, signal),
    // what is printed must be what is stored now
    staleTime: 0,
    gcTime: 0,
    enabled: list !== undefined && isAsked,
  });
  return {
    templates: list,
    templateId,
    choose: setChosen,
    sheets: sheets.data,
    /** The question that was not answered. */
    failed: templates.error ? templates : sheets.error ? sheets : undefined,
  };
}
