/** The text of every story file, by its path from this folder; loaded when asked for. */
export const storyFiles = import.meta.glob<string>('../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});
