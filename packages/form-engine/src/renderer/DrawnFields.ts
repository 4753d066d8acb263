/** Forms of up to this many fields are drawn whole. */
const WHOLE = 80;
/** Fields of a longer one that are drawn before anything is known of the view: a tall screen of two columns. */
const FIRST = 40;
/** Px around the view in which fields are drawn too: the keyboard and a slow scroll find them ready. */
const AHEAD = '800px 0px';
/** Of those around the view this many are drawn at once, so that a jump waits for what is looked at alone. */
const BATCH = 8;

/**
 * Which fields of a long form are drawn. The others keep their places with their labels until the view comes near, the
 * focus goes there or somebody asks for them; what was drawn once stays.
 */
export class DrawnFields {
  private readonly drawn: Set<string>;
  private readonly listeners = new Map<string, () => void>();
  private readonly places = new Map<Element, string>();
  /** What is drawn when those in view are. */
  private ahead: string[] = [];
  private readonly observer = new IntersectionObserver((entries) => this.drawSeen(entries), {
    rootMargin: AHEAD,
    // the form scrolls in a page or a dialog, seldom in the window
    scrollMargin: AHEAD,
  });

  private constructor(order: readonly string[]) {
    this.drawn = new Set(order.slice(0, FIRST));
  }

  /** For the fields of a form in their order; nothing for those that are drawn whole. */
  static of(order: readonly string[]): DrawnFields | undefined {
    return order.length > WHOLE && 'IntersectionObserver' in globalThis ? new DrawnFields(order) : undefined;
  }

  has(field: string): boolean {
    return this.drawn.has(field);
  }

  draw(field: string): void {
    if (this.drawn.has(field)) return;
    this.drawn.add(field);
    this.listeners.get(field)?.();
  }

  /** Tells when a field is to be drawn. */
  subscribe(field: string, listener: () => void): () => void {
    this.listeners.set(field, listener);
    return () => void (this.listeners.get(field) === listener && this.listeners.delete(field));
  }

  /** Draws a field when the view comes near its place. */
  watch(place: Element, field: string): () => void {
    this.places.set(place, field);
    this.observer.observe(place);
    return () => {
      this.places.delete(place);
      this.observer.unobserve(place);
    };
  }

  private drawSeen(entries: readonly IntersectionObserverEntry[]): void {
    const isWaiting = this.ahead.length > 0;
    for (const { isIntersecting, target, boundingClientRect: at } of entries) {
      const field = this.places.get(target);
      if (!isIntersecting || field === undefined) continue;
      if (at.bottom >= 0 && at.top <= window.innerHeight) this.draw(field);
      else this.ahead.push(field);
    }
    if (!isWaiting && this.ahead.length > 0) this.drawAhead();
  }

  private drawAhead(): void {
    // after the frame that shows what was drawn so far
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const field of this.ahead.splice(0, BATCH)) this.draw(field);
        if (this.ahead.length > 0) this.drawAhead();
      }),
    );
  }
}
