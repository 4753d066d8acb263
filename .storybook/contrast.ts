/** The query of people who ask their system for more contrast, as the tokens write it. */
const QUERY = '(prefers-contrast: more)';

/**
 * Draws everything as for people who ask their system for more contrast: the rules that the tokens keep for them are
 * switched on. `media` objects are those of the style sheets, so that nothing is written twice.
 */
export function showContrast(isMore: boolean): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet)) {
      if (!isContrast(rule)) continue;
      switched.add(rule);
      const wanted = isMore ? 'all' : QUERY;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

/** Rules whose query was replaced. */
const switched = new WeakSet<CSSMediaRule>();

function isContrast(rule: CSSMediaRule): boolean {
  return switched.has(rule) || rule.media.mediaText === QUERY;
}

function mediaRules(parent: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...parent.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}
