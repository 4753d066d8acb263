import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { Check } from 'lucide-react';
import { type DataRule } from '../grants.js';
import { matrixMessages } from '../matrix/matrixMessages.js';
import { ACTIONS, type GrantItem, isPage, type MatrixRow } from '../matrix/matrixModel.js';
import { effectiveMessages } from './effectiveMessages.js';
import { type Rights } from './effectiveRights.js';
import { SourceIcon } from './EffectiveIcons.js';

/** Every right of a person on the page that is in use, each with the icons of its sources. */
export function PageRights({ rights, rules, after, rows, activePageId }: PageRightsProps) {
  const t = useMessages(effectiveMessages);
  const tMatrix = useMessages(matrixMessages);
  const locale = useLocale();
  const pages = rows.filter(isPage);
  const seen = pages.filter(({ id }) => (after.get(id) ?? []).length > 0);
  const page = pages.find(({ id }) => id === activePageId);
  const sourcesOf = (keys: readonly string[]) => rights.sources.filter(({ key }) => keys.includes(key));
  const icons = (keys: readonly string[]) => (
    <span className="ml-auto flex gap-1">
      {sourcesOf(keys).map((source) => (
        <SourceIcon key={source.key} source={source} />
      ))}
    </span>
  );
  const right = (label: string, item: GrantItem) => {
    const keys = after.get(item.ids[0] ?? '') ?? [];
    return (
      <li key={item.ids[0]} className="flex min-h-6 items-center gap-2">
        <span className="w-20 flex-none truncate text-3">{label}</span>
        {keys.length > 0 ? (
          <>
            <Check aria-hidden className="size-4 text-success-text" />
            {t('has')}
          </>
        ) : (
          <span className="text-3">{t('hasNot')}</span>
        )}
        {icons(keys)}
      </li>
    );
  };
  const rule = rules.find(({ moduleId }) => moduleId === activePageId);
  return (
    <section className="mt-4 border-t border-hairline pt-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h4 className="m-0 min-w-0 truncate text-14 font-semibold">{page?.label ?? tMatrix('page')}</h4>
        <span className="flex-none text-12 text-3">{t('everyPage', { count: seen.length })}</span>
      </div>
      {!page && <p className="m-0 text-3">{t('choosePage')}</p>}
      {page && (
        <ul className="flex flex-col gap-1">
          {page.scopes && (after.get(page.id) ?? []).length > 0 && (
            <li className="flex flex-col gap-1">
              {(rule?.rules ?? []).map(({ scope, organizeNames, source }, index) => (
                <span key={`${source}:${index}`} className="flex min-h-6 items-center gap-2">
                  <span className="w-20 flex-none truncate text-3">{tMatrix('data')}</span>
                  <span className="min-w-0 truncate" title={joinNames(organizeNames, locale)}>
                    {scope === 'organizes' ? joinNames(organizeNames, locale) : tMatrix(scope)}
                  </span>
                  {icons([source])}
                </span>
              ))}
              <span className="text-12 text-3">{t('ownAlways')}</span>
            </li>
          )}
          {ACTIONS.map((action) => {
            const item = page.actions.get(action);
            return item && right(tMatrix(action), item);
          })}
          {page.others.map((item) => right(item.label, item))}
        </ul>
      )}
    </section>
  );
}

interface PageRightsProps {
  rights: Rights;
  /** Row rules as they are saved. */
  rules: readonly {
    moduleId: string;
    rules: readonly (Pick<DataRule, 'scope'> & { source: string; organizeNames: readonly string[] })[];
  }[];
  /** Keys of the sources by item, after saving. */
  after: ReadonlyMap<string, readonly string[]>;
  rows: readonly MatrixRow[];
  activePageId: string | undefined;
}
