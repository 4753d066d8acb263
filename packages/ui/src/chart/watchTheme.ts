/** Calls whenever the colours at an element may have changed: theme, mode, contrast, or paper. Answers how to stop. */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const settings = { attributes: true, attributeFilter: ['data-mode', 'data-theme', 'class', 'lang'] };
  for (const around of new Set([
    document.documentElement,
    element.closest('[data-mode]'),
    element.closest('[data-theme]'),
  ]))
    if (around) observer.observe(around, settings);
  const queries = QUERIES.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const QUERIES = ['(prefers-contrast: more)', '(forced-colors: active)', 'print'];
