/** `visitorName` and `VisitorName` as `visitor_name`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/_+/g, '_')
    .replace(/^_|_$/g, '')
    .toLowerCase();
}

/** `Visitor` as `visitor`, `VIPCard` as `vipCard`. */
export function camelCase(name: string): string {
  return name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

/** A code such as `parking.visitor_list` as `ParkingVisitorList`; without a letter at its start it gets one. */
export function pascalCase(code: string): string {
  const words = code.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `T${name}`;
}

/** The name, or the first with a number behind it that is not taken yet; takes it. */
export function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${/\d$/.test(name) ? '_' : ''}${number}`;
  taken.add(free);
  return free;
}
