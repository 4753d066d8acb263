// Makes a compiled sheet safe for the page of somebody else: `node scripts/scopeStyles.mjs dist/styles.css`. Rules that name
// elements rather than classes (the reset of browsers' styles, typography, focus) reach our widgets and nothing beside them.
import { readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';

/**
 * A widget (`data-slot`) and what is in it, but for the page that an application puts into the frame (`data-host`): there
 * only the widgets on it.
 */
const OURS = ':where([data-slot],[data-slot] *)';
const GUEST = ':not(:where([data-host] :not([data-host] [data-slot],[data-host] [data-slot] *)))';
/** Widgets that stand directly on the page of the application: what they inherit begins there. */
const OUTERMOST = ':where([data-slot]:not([data-slot] *))';
const INHERITED =
  /^(color$|font|line-height|line-break|tab-size|text-|-webkit-font-smoothing|-webkit-text-size-adjust)/;
/**
 * What browsers begin with already; said for every element it would take half of the time that the styles of a page take,
 * because its ancestors are looked through for each of these.
 */
const DROPPED = new Set([':before', ':after', '::before', '::after', '::backdrop']);
const OF_PAGE = /^(html|body|:host|:root)$/;

const file = process.argv[2];
const sheet = postcss.parse(readFileSync(file, 'utf8'));
sheet.walkRules((rule) => {
  if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
  const declares = rule.nodes.filter((node) => node.type === 'decl');
  // tokens: names of ours alone
  if (declares.length === rule.nodes.length && declares.every(({ prop }) => prop.startsWith('--'))) return;
  if (rule.parent.type === 'rule') return;
  const ofPage = rule.selectors.filter((selector) => OF_PAGE.test(selector));
  if (ofPage.length > 0) {
    splitPageRule(rule, ofPage);
    return;
  }
  const isAlways = rule.parent.name !== 'media';
  const selectors = rule.selectors.filter((selector) => !(isAlways && DROPPED.has(selector))).map(scope);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = [...new Set(selectors)];
});
writeFileSync(file, sheet.toString());

/** Tokens stay on the page; of the rest our widgets get what they would have inherited. */
function splitPageRule(rule, ofPage) {
  const others = rule.selectors.filter((selector) => !ofPage.includes(selector));
  const part = (selector, keeps) => {
    const copy = rule.clone();
    copy.selector = selector;
    for (const node of [...copy.nodes]) if (node.type === 'decl' && !keeps(node.prop)) node.remove();
    if (copy.nodes.length > 0) rule.before(copy);
  };
  const isToken = (prop) => prop.startsWith('--');
  part(rule.selector, isToken);
  part(OUTERMOST, (prop) => INHERITED.test(prop));
  if (others.length > 0) part(others.map(scope).join(','), (prop) => !isToken(prop));
  rule.remove();
}

function scope(selector) {
  if (isOurs(selector)) return selector;
  // inherited by what is in a widget
  if (selector === '::selection') return '[data-slot]::selection';
  const [, subject, pseudo = ''] = /^(.*?)(::.*|:(?:before|after))?$/s.exec(selector);
  return `${subject === '*' ? '' : subject}${OURS}${GUEST}${pseudo}`;
}

/** Names a class or an attribute that our widgets alone have. */
function isOurs(selector) {
  return /\.[a-zA-Z[\\_-]|\[data-/.test(selector);
}
