/** What stands for `{name}` in what a gateway is sent. */
export type GatewayValues = Readonly<Record<(typeof NAMES)[number], string>>;

const NAMES = ['id', 'mobile', 'content', 'secret'] as const;
const PLACE = new RegExp(`\\{(${NAMES.join('|')})\\}`, 'g');

/**
 * What a gateway is sent of a description: JSON where it begins with a bracket, else the fields of a form. Values are put
 * into its texts after it was read, so that nothing in a message is taken for a part of it. Throws a `SyntaxError` for what
 * begins as JSON and is none.
 */
export function gatewayBody(description: string, values: GatewayValues): { body: string; contentType: string } {
  const text = description.trim();
  if (/^[[{]/.test(text))
    return { body: JSON.stringify(fillTexts(JSON.parse(text), values)), contentType: 'application/json' };
  const form = [...new URLSearchParams(text)].map(([name, value]) => [name, fillText(value, values)]);
  return { body: new URLSearchParams(form).toString(), contentType: 'application/x-www-form-urlencoded' };
}

/** A text with its values. */
export function fillText(text: string, values: GatewayValues): string {
  return text.replace(PLACE, (_whole, name: keyof GatewayValues) => values[name]);
}

function fillTexts(value: unknown, values: GatewayValues): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((part) => fillTexts(part, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillTexts(part, values)]));
}
