import { Fragment } from 'react';

/** A comment with the names of whom it mentions set apart from the rest. */
export function MentionText({ text, people }: { text: string; people: readonly { name: string }[] }) {
  // the longest first: 王芳 is part of 王芳华
  const names = people.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const parts = text.split(new RegExp(`(${names.map(escapeForRegExp).join('|')})`, 'u'));
  return parts.map((part, index) =>
    names.includes(part) ? (
      <span key={index} className="text-primary-text">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
