/** A path below another one, both known to the compiler, which cannot join them by itself. */
export function below<const Path extends `/${string}`, const Rest extends `/${string}`>(path: Path, rest: Rest) {
  return `${path}${rest}` as `/${string}` & `${Path}${Rest}`;
}
