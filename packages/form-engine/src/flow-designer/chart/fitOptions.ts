/**
 * How a chart is fitted into its canvas: all of it, never larger than drawn, beside what lies on the canvas: the buttons at the
 * top, a line of hints at the bottom.
 */
export const FIT = { padding: { x: '16px', top: '56px', bottom: '32px' }, maxZoom: 1 } as const;
