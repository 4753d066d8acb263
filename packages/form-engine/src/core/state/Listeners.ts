/** Listeners by path. */
export class Listeners {
  private readonly byPath = new Map<string, Set<() => void>>();

  add(path: string, listener: () => void): () => void {
    const listeners = this.byPath.get(path) ?? new Set();
    this.byPath.set(path, listeners);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.byPath.get(path) === listeners) this.byPath.delete(path);
    };
  }

  notify(path: string): void {
    for (const listener of [...(this.byPath.get(path) ?? [])]) listener();
  }

  paths(): string[] {
    return [...this.byPath.keys()];
  }
}
