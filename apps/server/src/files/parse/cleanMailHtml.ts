import sanitize from 'sanitize-html';

/**
 * HTML of a mail with what lays out text alone: no scripts, frames, forms, handlers, or styles that reach beyond it. Pictures of
 * other servers lose their `src` to `data-remote`, so that nothing is asked of a stranger before somebody wants it; those that
 * came with the mail keep `cid:` and small ones within the text their data.
 */
export function cleanMailHtml(html: string): string {
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'data-remote', 'alt', 'width', 'height'],
      table: ['width', 'align', 'border', 'cellpadding', 'cellspacing', 'bgcolor'],
      td: ['colspan', 'rowspan', 'width', 'align', 'valign', 'bgcolor'],
      th: ['colspan', 'rowspan', 'width', 'align', 'valign', 'bgcolor'],
      tr: ['align', 'valign', 'bgcolor'],
      font: ['color', 'size'],
      '*': ['style'],
    },
    allowedStyles: {
      '*': {
        ...Object.fromEntries(LENGTHS.map((name) => [name, [LENGTH]])),
        ...Object.fromEntries(COLOURS.map((name) => [name, [COLOUR]])),
        'text-align': [/^(left|center|right|justify)$/],
        'vertical-align': [/^(top|middle|bottom|baseline)$/],
        'font-weight': [/^(normal|bold|[1-9]00)$/],
        'font-style': [/^(normal|italic)$/],
        'text-decoration': [/^(none|underline|line-through)$/],
        'border-collapse': [/^(collapse|separate)$/],
      },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['cid', 'data'] },
    allowProtocolRelative: false,
    // what lays a page out is drawn in the order of its text, however deep
    nestingLimit: 200,
    transformTags: {
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
      img: (_name, { src = '', ...attribs }) => ({
        tagName: 'img',
        attribs: /^https?:/i.test(src)
          ? { ...attribs, 'data-remote': src }
          : /^cid:|^data:image\/(png|jpeg|gif|webp);base64,/i.test(src)
            ? { ...withoutRemote(attribs), src }
            : withoutRemote(attribs),
      }),
    },
  });
}

/** The words of HTML, for searches and for readers without HTML. */
export function textOfHtml(html: string): string {
  return sanitize(html.replace(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]*>/gi, '\n$&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

function withoutRemote({ 'data-remote': _, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  return attribs;
}

const TAGS = [
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'blockquote',
    'pre',
    'code',
    'font',
    'center',
  ],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const SIDES = ['', '-top', '-right', '-bottom', '-left'];
const LENGTHS = [
  ...['font-size', 'line-height', 'width', 'max-width', 'height', 'border-radius'],
  ...SIDES.flatMap((side) => [`margin${side}`, `padding${side}`]),
];
const LENGTH = /^(0|auto|normal|\d{1,4}(\.\d+)?(px|em|rem|pt|%)?)( (0|auto|\d{1,4}(\.\d+)?(px|em|rem|pt|%)?)){0,3}$/;
const COLOURS = ['color', 'background-color', 'border-color'];
const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d., %]{1,40}\)|[a-z]{3,20})$/i;
