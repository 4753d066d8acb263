import { effect, setActiveSub, signal } from 'alien-signals';

/**
 * Something that is looked at: a signal that is made when it is first asked for and computed anew when it is refreshed.
 * What nobody listens to is forgotten at its next change instead of computed.
 */
export class ComputedState<State> {
  private readonly state;
  private listeners = 0;

  constructor(
    private readonly compute: (before: State | undefined) => State,
    private readonly isSame: (first: State, second: State) => boolean,
  ) {
    this.state = signal<State>(compute(undefined));
  }

  get(): State {
    return untracked(() => this.state());
  }

  get isWatched(): boolean {
    return this.listeners > 0;
  }

  refresh(): void {
    const before = this.get();
    const next = this.compute(before);
    if (!this.isSame(before, next)) this.state(next);
  }

  /** Calls the listener after each change, in a batch once after the last. Answers how to stop. */
  subscribe(listener: () => void): () => void {
    this.listeners += 1;
    let isFirst = true;
    const stop = untracked(() =>
      effect(() => {
        this.state();
        if (!isFirst) untracked(listener);
        isFirst = false;
      }),
    );
    return () => {
      this.listeners -= 1;
      stop();
    };
  }
}

/** Reads signals without following them: what a listener does must not become part of the effect that calls it. */
function untracked<Result>(read: () => Result): Result {
  const outer = setActiveSub(undefined);
  try {
    return read();
  } finally {
    setActiveSub(outer);
  }
}
