import { api } from '../app/api.js';
import { type PrintSource } from './usePrintSheets.js';

/** The sheets of records of a model, a sheet each. */
export function recordPrintSource(modelId: string, ids: readonly string[]): PrintSource {
  return {
    key: [modelId, ids],
    templates: (signal) => api.visualdev.records.printTemplates({ id: modelId }, { signal, silent: true }),
    sheets: (templateId, signal) =>
      api.visualdev.records.print({ id: modelId, body: { ids: [...ids], templateId } }, { signal, silent: true }),
  };
}
