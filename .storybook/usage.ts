/**
 * What the comment above the `meta` of a story file says about a widget: what it is, when to use it, when not, and its
 * keyboard. Every docs page draws it in this order, so that each comment is written in the same form:
 * `**When:** for one of six or more. Not for free text (Combobox).` and `**Keyboard:** Enter opens it.`
 */
export function parseUsage(comment: string): Usage {
  const [intro = '', ...sections] = comment.split(/\*\*(When|Keyboard):\*\*/);
  const section = (name: string) => {
    const at = sections.indexOf(name);
    return at < 0 ? '' : oneLine(sections[at + 1] ?? '');
  };
  const [when, not] = splitWhen(section('When'));
  return { intro: intro.trim(), when, not, keyboard: section('Keyboard') };
}

/** The sentence about other cases begins with "Not", or with "not" behind a comma. */
function splitWhen(text: string): [when: string, not: string] {
  const at = /(?:^|[.;,]\s+(?:and\s+)?)(?=[Nn]ot\b)/.exec(text);
  if (!at) return [text, ''];
  return [capital(text.slice(0, at.index)), capital(text.slice(at.index + at[0].length))];
}

function capital(text: string): string {
  const trimmed = text.trim().replace(/[.;,]$/, '');
  return trimmed === '' ? '' : `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export interface Usage {
  /** Markdown. */
  intro: string;
  when: string;
  not: string;
  keyboard: string;
}
