/** A choice with choices below it. */
export interface CascaderOption {
  value: string;
  label: string;
  children?: readonly CascaderOption[];
  disabled?: boolean;
}

/** The options along a path of values, as far as they exist. */
export function optionsOnPath(options: readonly CascaderOption[], path: readonly string[]): CascaderOption[] {
  const found: CascaderOption[] = [];
  let level: readonly CascaderOption[] = options;
  for (const value of path) {
    const option = level.find((entry) => entry.value === value);
    if (!option) break;
    found.push(option);
    level = option.children ?? [];
  }
  return found;
}

/** The columns that are open along a path: the first level, then the children of each step. */
export function openColumns(
  options: readonly CascaderOption[],
  path: readonly string[],
): (readonly CascaderOption[])[] {
  return [
    options,
    ...optionsOnPath(options, path).flatMap((option) => (option.children?.length ? [option.children] : [])),
  ];
}

/** Everything that can be chosen, as whole paths, for a search over them. */
export function choosablePaths(
  options: readonly CascaderOption[],
  { anyLevel, separator }: { anyLevel: boolean; separator: string },
): ChoosablePath[] {
  const paths: ChoosablePath[] = [];
  const visit = (list: readonly CascaderOption[], above: readonly CascaderOption[]) => {
    for (const option of list) {
      const way = [...above, option];
      if (anyLevel || !option.children?.length) {
        const path = way.map(({ value }) => value);
        paths.push({
          id: pathId(path),
          path,
          label: way.map(({ label }) => label).join(separator),
          disabled: way.some(({ disabled }) => disabled),
        });
      }
      visit(option.children ?? [], way);
    }
  };
  visit(options, []);
  return paths;
}

export interface ChoosablePath {
  id: string;
  path: readonly string[];
  label: string;
  disabled: boolean;
}

/** A path as one text. */
export function pathId(path: readonly string[]): string {
  return JSON.stringify(path);
}
