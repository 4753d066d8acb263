let locks = 0;
let unlock = () => {};

/**
 * Keeps the document from scrolling behind a mask until the returned function is called; locks add up. Where the document
 * does not scroll (an application that scrolls inside), no style is touched.
 * @internal
 */
export function lockScroll(): () => void {
  if (locks === 0) unlock = stopScrolling();
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

function stopScrolling(): () => void {
  const { documentElement: root, body } = document;
  if (root.scrollHeight <= root.clientHeight) return () => {};
  const { overflow } = root.style;
  const { paddingRight } = body.style;
  // the page stays as wide as with its scroll bar
  const bar = window.innerWidth - root.clientWidth;
  if (bar > 0) body.style.paddingRight = `${parseFloat(getComputedStyle(body).paddingRight) + bar}px`;
  root.style.overflow = 'hidden';
  return () => {
    root.style.overflow = overflow;
    body.style.paddingRight = paddingRight;
  };
}
