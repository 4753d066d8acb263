import { every, hides, NO_ROWS, open, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';

/** What a caller of limited scope may do with print templates; `record` makes an application of a visitor. */
export function printCases(record: (place: Place) => Promise<Target>): Record<string, ScopeCase> {
  const print = (id: string) => ({ query: { id: 'print_visitor', formId: id } });
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'remove', 'copy', 'export', 'selector'],
      'system.printDev',
      `${NO_ROWS}; see printTemplates.test.ts`,
    ),
    'visualdev.records.related': refuses(record, (caller, { id }) =>
      caller.visualdev.records.related({ id: 'visitor', recordId: id }),
    ),
    'visualdev.records.printTemplates': open('names of templates for whoever prints: see recordPrint.test.ts'),
    'visualdev.records.print': hides(record, async (caller, { own, foreign }) => {
      const print = (ids: string[]) => caller.visualdev.records.print({ id: 'visitor', body: { ids } });
      const refused: unknown = await print([foreign.id]).catch((error: unknown) => error);
      return { shown: await print([own.id]), refused };
    }),
    'system.printDev.fields': open('names of fields within the pages of the caller: see printTemplates.test.ts'),
    'system.printDev.data': hides(record, async (caller, { own, foreign }) => {
      const shown = await caller.system.printDev.data(print(own.id));
      const refused: unknown = await caller.system.printDev.data(print(foreign.id)).catch((error: unknown) => error);
      return { shown, refused };
    }),
  };
}
