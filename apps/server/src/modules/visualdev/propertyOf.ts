/** `propertyJson` of the menu entries that show a model. */
export function propertyOf(modelId: string): string {
  return JSON.stringify({ moduleId: modelId });
}
