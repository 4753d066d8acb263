import { expect } from 'vitest';
import { CHOICES, NO_ROWS } from './reasons.js';
import { every, hides, open, refuses, type Place, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with print templates. */
export function printCases(context: ScopeContext): Record<string, ScopeCase> {
  const record = (place: Place) => context.made.record(place);
  const print = (id: string) => ({ query: { id: 'print_visitor', formId: id } });
  return {
    ...every(['list', 'create', 'update', 'read', 'changes', 'remove', 'copy', 'export'], 'system.printDev', NO_ROWS),
    'system.printDev.selector': open(CHOICES),
    'visualdev.records.related': refuses(record, (caller, { id }) =>
      caller.visualdev.records.related({ id: 'visitor', recordId: id }),
    ),
    'visualdev.records.printTemplates': open(NO_ROWS),
    'visualdev.records.print': hides(record, async (caller, { own, foreign }) => {
      const print = (ids: string[]) => caller.visualdev.records.print({ id: 'visitor', body: { ids } });
      const refused: unknown = await print([foreign.id]).catch((error: unknown) => error);
      return { shown: await print([own.id]), refused };
    }),
    // a designer of templates learns of models and interfaces only what they may see of them
    'system.printDev.fields': {
      check: async (app) => {
        const designer = await context.owned.stranger(['system', 'system_print']);
        const query = { name: 'a', label: '', recordParameter: '' };
        const fields = (kind: 'model' | 'interface', sourceId: string) =>
          designer.system.printDev.fields({ body: { queries: [{ ...query, kind, sourceId }] } });
        await refuses(
          (place) => context.owned.dataInterface(place),
          (_caller, { id }) => fields('interface', id),
        ).check(app, designer);
        await expect(fields('model', 'visitor')).rejects.toMatchObject({ code: 403 });
      },
    },
    'system.printDev.data': hides(record, async (caller, { own, foreign }) => {
      const shown = await caller.system.printDev.data(print(own.id));
      const refused: unknown = await caller.system.printDev.data(print(foreign.id)).catch((error: unknown) => error);
      return { shown, refused };
    }),
  };
}
