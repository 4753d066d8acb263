/**
 * The data interface whose answer gives the options of a field, by id or code: a server can ask it too. Undefined for other
 * addresses, and where parameters of the form change the answer.
 */
export function optionInterface(field: object): string | undefined {
  const { dataType, propsUrl, params } = field as { dataType?: string; propsUrl?: string; params?: object };
  if (dataType !== 'dynamic' || Object.keys(params ?? {}).length > 0) return undefined;
  const [, id] = /^\/api\/system\/DataInterface\/([\w.-]+)\/Actions\/Response$/.exec(propsUrl?.trim() ?? '') ?? [];
  return id;
}
