import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { PaletteSearch } from '../PaletteSearch.js';
import { type ExpressionHelp, type ExpressionSymbol, type ExpressionSymbolGroup } from './expressionLanguage.js';
import { expressionMessages } from './expressionMessages.js';

/** Fields or functions beside an expression, in groups, with a search; a press writes one, its help stands below. */
export function SymbolList({ label, searchLabel, groups, readOnly, onInsert, className }: SymbolListProps) {
  const t = useMessages(expressionMessages);
  const [search, setSearch] = useState('');
  const [told, setTold] = useState<ExpressionSymbol>();
  const matches = useTextMatch(search);
  const found = groups
    .map((group) => ({
      ...group,
      symbols: group.symbols.filter(({ label: name, detail, id }) => !matches || matches(`${name} ${detail} ${id}`)),
    }))
    .filter(({ symbols }) => symbols.length > 0);
  const first = groups[0]?.symbols[0];
  const help = told ?? (first?.help ? first : undefined);
  return (
    <aside aria-label={label} className={cn('flex min-h-0 flex-col', className)}>
      <div className="flex-none p-3">
        <PaletteSearch label={searchLabel} value={search} onValueChange={setSearch} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto px-2 pb-2">
        {found.length === 0 && <p className="m-0 py-4 text-center text-3">{t('noMatch')}</p>}
        {found.map((group) => (
          <details key={group.id} open className="group/symbols">
            <summary className="flex h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 text-2 hover:bg-hover">
              <ChevronDown aria-hidden className="size-3.5 -rotate-90 group-open/symbols:rotate-0" />
              <span className="min-w-0 flex-1 truncate">{group.label}</span>
              <span className="text-12 text-3">{group.symbols.length}</span>
            </summary>
            <ul className="m-0 list-none p-0">
              {group.symbols.map((symbol) => (
                <li key={symbol.id}>
                  <button
                    type="button"
                    aria-label={t('insertThis', { label: symbol.label })}
                    disabled={readOnly}
                    className={cn(
                      'flex h-7 w-full min-w-0 items-center gap-2 rounded-sm px-2 pl-6 text-left hover:bg-hover phone:h-11',
                      symbol.isQuiet && 'text-3',
                      told === symbol && 'bg-primary-soft',
                    )}
                    onFocus={() => setTold(symbol)}
                    onPointerEnter={() => setTold(symbol)}
                    onClick={() => onInsert(symbol)}
                  >
                    {symbol.icon}
                    <span
                      className={cn('min-w-0 truncate', symbol.help && 'w-24 flex-none font-mono text-(--chart-4)')}
                    >
                      {symbol.label}
                    </span>
                    <span className={cn('min-w-0 truncate text-12 text-3', !symbol.help && 'ml-auto flex-none')}>
                      {symbol.detail}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      {help?.help && <HelpPanel symbol={help} help={help.help} readOnly={readOnly} onInsert={onInsert} />}
    </aside>
  );
}

function HelpPanel({ symbol, help, readOnly, onInsert }: HelpPanelProps) {
  const t = useMessages(expressionMessages);
  return (
    <section aria-label={symbol.label} className="grid flex-none gap-1.5 border-t border-hairline p-3">
      <h3 className="m-0 flex items-center gap-2 text-13 font-semibold">
        <span className="font-mono text-(--chart-4)">{symbol.label}</span>
        <Tag className="ml-auto">{t('gives', { type: help.gives })}</Tag>
      </h3>
      <p className="m-0 font-mono text-12 break-words">{help.usage}</p>
      <p className="m-0 text-12 text-2">{help.text}</p>
      <div className="flex flex-wrap justify-between gap-2 rounded-md border border-hairline bg-sunken px-2 py-1.5 font-mono text-12">
        <span className="min-w-0 break-words">{help.example}</span>
        {help.result !== undefined && <span>{help.result}</span>}
      </div>
      {!readOnly && (
        <Button variant="text" size="small" className="justify-self-end" onClick={() => onInsert(symbol)}>
          {t('insert')}
        </Button>
      )}
    </section>
  );
}

interface HelpPanelProps {
  symbol: ExpressionSymbol;
  help: ExpressionHelp;
  readOnly: boolean;
  onInsert: (symbol: ExpressionSymbol) => void;
}

interface SymbolListProps {
  label: string;
  searchLabel: string;
  groups: readonly ExpressionSymbolGroup[];
  readOnly: boolean;
  onInsert: (symbol: ExpressionSymbol) => void;
  className?: string;
}
