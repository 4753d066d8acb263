import { type CompiledField } from '../compile/CompiledForm.js';
import { ComputedState } from './ComputedState.js';
import { type ChangedLookups } from './FormStore.js';
import { formatPath, type StoreContent } from './StoreContent.js';
import { type RowState } from './TableState.js';

/** Fields and cells that look something up and may have another question than before, for whoever asks. */
export class OpenLookups implements ChangedLookups {
  private readonly paths = new Set<string>();
  private readonly version = new ComputedState<number>((before = 0) => before + 1, Object.is);

  constructor(private readonly content: Pick<StoreContent, 'tables'>) {}

  /** Notes one that may have changed; a column without a row means all its cells. */
  add(compiled: CompiledField, row?: RowState): void {
    if (compiled.field.kind !== 'lookup' || !this.version.isWatched) return;
    const table = compiled.table && this.content.tables.get(compiled.table.path);
    for (const each of table && !row ? table.all() : [row]) this.paths.add(formatPath(compiled, each));
    this.version.refresh();
  }

  take(): readonly string[] {
    const paths = [...this.paths];
    this.paths.clear();
    return paths;
  }

  subscribe(listener: () => void): () => void {
    return this.version.subscribe(listener);
  }
}
