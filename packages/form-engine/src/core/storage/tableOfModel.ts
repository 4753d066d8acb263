/** Name of the main table of a model that has its own, by the model's id. */
export function tableOfModel(id: string): string {
  return `mt_${id.toLowerCase().replaceAll('-', '_')}`;
}
