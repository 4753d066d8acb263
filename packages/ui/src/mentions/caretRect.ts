const COPIED = [
  'boxSizing',
  'width',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'textIndent',
  'textTransform',
  'wordSpacing',
] as const;

/**
 * Where a character of a text area stands in the window. Browsers do not tell, so the text is laid out once more in an
 * element of the same measures that nobody sees.
 */
export function caretRect(area: HTMLTextAreaElement, position: number): DOMRect {
  const mirror = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of COPIED) mirror.style[name] = style[name];
  Object.assign(mirror.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mirror.textContent = area.value.slice(0, position);
  const mark = document.createElement('span');
  mark.textContent = area.value.slice(position, position + 1) || '.';
  mirror.append(mark);
  document.body.append(mirror);
  const box = area.getBoundingClientRect();
  const rect = new DOMRect(
    box.left + mark.offsetLeft - area.scrollLeft,
    box.top + mark.offsetTop - area.scrollTop,
    0,
    mark.offsetHeight,
  );
  mirror.remove();
  return rect;
}
