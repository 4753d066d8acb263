import { type ParkingTargets } from '../support/ParkingTargets.js';
import { expect } from 'vitest';
import { exportedFile } from '../support/exportedFile.js';
import { COMPUTED, NO_ROWS } from './reasons.js';
import { both, every, hides, open, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

type Document = Parameters<ScopeContext['admin']['design']['report']['create']>[0]['body']['document'];

/** What a caller of limited scope gets by reports: sheets of the rows that their own pages give them. */
export function reportCases(context: ScopeContext, parking: ParkingTargets): Record<string, ScopeCase> {
  const listed = (column: number, set: string, field: string) => ({
    ...{ row: 0, column, kind: 'field' as const, set, field },
    ...{ expand: 'down' as const, by: 'list' as const, left: 'none' as const },
  });
  // names that a chart draws are rows too
  const charted = (column: number, set: string, category: string) => ({
    ...{ row: 0, column, kind: 'chart' as const, set, aggregate: 'count' as const },
    ...{ left: 'none' as const, chart: { category, limit: 100 } },
  });
  const document: Document = {
    version: 2,
    rows: [32],
    columns: [120, 120, 240, 240],
    paper: {},
    sets: [
      { id: 'places', data: { source: 'builtIn', name: 'parkingPlaces' } },
      { id: 'records', data: { source: 'model', modelId: 'visitor' } },
    ],
    cells: [
      listed(0, 'places', 'place'),
      listed(1, 'records', 'billNo'),
      charted(2, 'places', 'place'),
      charted(3, 'records', 'billNo'),
    ],
  };
  /** Puts the document into the report that the caller has in their menu. */
  const release = async () => {
    const { revision } = await context.admin.design.report.read({ id: 'revenue' });
    await context.admin.design.report.update({ id: 'revenue', body: { revision, document } });
    await context.admin.design.report.release({ id: 'revenue', body: {} });
  };
  const sheets = (read: Parameters<typeof hides>[1]) => {
    const anew: typeof read = (...given) => {
      // rows are kept for some seconds, and these were made a moment ago
      context.app.deps.dataSets.listed.clear();
      return read(...given);
    };
    return both(
      hides((place) => parking.place(place), anew),
      hides((place) => context.made.record(place), anew),
    );
  };
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'copy', 'export', 'release', 'released'],
      'design.report',
      NO_ROWS,
    ),
    ...every(['versions', 'version', 'restoreVersion', 'sources', 'templates'], 'design.report', NO_ROWS),
    'design.report.columns': open(COMPUTED),
    'design.report.view': {
      check: async (_app, caller) => {
        await release();
        // what its rows are asked with stays at the server
        expect(JSON.stringify(await caller.design.report.view({ id: 'revenue' }))).not.toContain('visitor');
      },
    },
    'design.report.data': sheets(async (caller) => {
      await release();
      return caller.design.report.data({ id: 'revenue', body: { pageSize: 2_000 } });
    }),
    'design.report.preview': sheets((caller) => caller.design.report.preview({ body: { document, pageSize: 2_000 } })),
    'design.report.exportSheet': sheets(async (caller) => {
      await release();
      return exportedFile(context.app, caller, () => caller.design.report.exportSheet({ id: 'revenue', body: {} }));
    }),
  };
}
