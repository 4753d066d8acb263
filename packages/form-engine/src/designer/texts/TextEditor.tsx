import { Empty } from '@smart-admin/ui/empty';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Switch } from '@smart-admin/ui/switch';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useState } from 'react';
import { TEXT_LOCALES, type TextLocale } from '../../core/texts/ModelTexts.js';
import { missingLocales, type TextEntry } from './modelTextEntries.js';
import { textEditorMessages } from './textEditorMessages.js';

/** All texts of a model or a report by language, to be filled in: a search finds them, a switch leaves those with missing ones. */
export function TextEditor({ entries, onChange, readOnly = false }: TextEditorProps) {
  const t = useMessages(textEditorMessages);
  const [query, setQuery] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  // what was missing when the switch was set stays in sight while it is filled in
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const matches = useTextMatch(query);
  const missing = entries.reduce((count, entry) => count + missingLocales(entry).length, 0);
  const rows = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => shown?.has(keyOf(entry)) ?? true)
    .filter(({ entry }) => !matches || [entry.text, ...Object.values(entry.texts)].some((text) => matches(text)));
  const toggle = (wanted: boolean) => {
    setOnlyMissing(wanted);
    const open = entries.filter((entry) => missingLocales(entry).length > 0);
    setShown(wanted ? new Set(open.map(keyOf)) : undefined);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Input
          className="w-64 max-w-full"
          aria-label={t('search')}
          placeholder={t('search')}
          value={query}
          onValueChange={setQuery}
          clearable
        />
        <Switch value={onlyMissing} onValueChange={toggle}>
          {t('onlyMissing')}
        </Switch>
        <span role="status" className={missing > 0 ? 'text-warning-text' : 'text-3'}>
          {missing > 0 ? t('missing', { count: missing }) : t('complete')}
        </span>
      </div>
      {rows.length === 0 ? (
        <Empty title={t('nothing')} />
      ) : (
        <div className="min-h-0 overflow-auto">
          <table className="w-full min-w-180 table-fixed border-collapse">
            <thead className="sticky top-0 z-1 bg-surface text-left">
              <tr>
                <th className="w-24 px-2 py-1.5 font-medium">{t('kind')}</th>
                <th className="px-2 py-1.5 font-medium">{t('text')}</th>
                {TEXT_LOCALES.map((locale) => (
                  <th key={locale} className="px-2 py-1.5 font-medium">
                    {t(locale)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ entry, index }) => (
                <tr key={keyOf(entry)} className="border-t border-hairline">
                  <td className="truncate px-2 py-1 text-3">{t(entry.kind === 'search' ? 'columns' : entry.kind)}</td>
                  <th scope="row" className="truncate px-2 py-1 text-left font-normal" title={entry.text}>
                    {entry.text}
                  </th>
                  {TEXT_LOCALES.map((locale) => (
                    <td key={locale} className="px-2 py-1">
                      <Input
                        aria-label={t('cell', { text: entry.text, language: t(locale) })}
                        readOnly={readOnly}
                        value={entry.texts[locale] ?? ''}
                        placeholder={entry.inherited[locale] ?? t('untold')}
                        maxLength={MAX_LENGTH}
                        onValueChange={(text) => onChange(changed(entries, { index, locale, text }))}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

export interface TextEditorProps {
  /** The texts: those of a model are `modelTextEntries`. */
  entries: readonly TextEntry[];
  /** The same with one text changed. */
  onChange: (entries: TextEntry[]) => void;
  /** Default false. */
  readOnly?: boolean;
}

const MAX_LENGTH = 500;

const keyOf = ({ document, path }: TextEntry) => `${document} ${path}`;

function changed(
  entries: readonly TextEntry[],
  { index, locale, text }: { index: number; locale: TextLocale; text: string },
): TextEntry[] {
  return entries.map((entry, place) =>
    place === index ? { ...entry, texts: { ...entry.texts, [locale]: text } } : entry,
  );
}
