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
