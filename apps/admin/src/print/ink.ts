/** Style of what is printed: black on white in every mode. */
export const INK = {
  '--text-1': '#000',
  '--text-2': '#333',
  '--border-hairline': '#999',
  '--primary-text': '#000',
  '--bg-surface': '#fff',
  '--chart-axis': '#333',
  '--chart-grid': '#ccc',
} as object;
