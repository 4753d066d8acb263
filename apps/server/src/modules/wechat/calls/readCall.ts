import { readXml } from '../../../files/parse/readXml.js';

/** The elements of the first level of a call of WeChat, whose document is flat. Throws an `Unreadable` for what is no XML. */
export function readCall(xml: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let depth = 0;
  let name = '';
  readXml(Buffer.from(xml), {
    open: (element) => {
      depth += 1;
      if (depth === 2) name = element;
    },
    close: () => {
      depth -= 1;
      if (depth < 2) name = '';
    },
    text: (text) => {
      if (depth === 2 && name !== '') values.set(name, (values.get(name) ?? '') + text);
    },
  });
  return values;
}
