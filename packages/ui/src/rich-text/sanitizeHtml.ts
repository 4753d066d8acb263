import DOMPurify from 'dompurify';

/** HTML without scripts, handlers, frames, forms and foreign styles sheets: safe to be drawn. Needs a DOM. */
export function sanitizeHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'object', 'embed'],
    FORBID_ATTR: ['id', 'name', 'class'],
  });
}
