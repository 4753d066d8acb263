/** Levels of a body; real ones have fewer than ten, and thousands would overflow whoever walks them. */
const DEPTH_LIMIT = 100;

/** Whether a JSON text nests more than 100 levels deep. Looks at its characters only. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (code === BRACE || code === BRACKET) {
      depth += 1;
      if (depth > DEPTH_LIMIT) return true;
    } else if (code === BRACE + 2 || code === BRACKET + 2) depth -= 1;
  }
  return false;
}

const [QUOTE, BACKSLASH, BRACE, BRACKET] = [0x22, 0x5c, 0x7b, 0x5b];
