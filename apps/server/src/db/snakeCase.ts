/** The name of a column as the database writes it: `loopDelay` is `loop_delay`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
