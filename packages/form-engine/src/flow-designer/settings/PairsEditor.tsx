import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { EntryList } from '../../editor/EntryList.js';
import { ExpressionField } from '../../editor/expression/ExpressionField.js';
import { type ExpressionLanguage } from '../../editor/expression/expressionLanguage.js';
import { useFlowDesign } from './FlowDesignContext.js';
import { stepMessages } from './stepMessages.js';

/** Names with an expression or a text each. */
export function PairsEditor({ pairs, keys, plain = false, language, onChange }: PairsEditorProps) {
  const t = useMessages(stepMessages);
  const design = useFlowDesign();
  const entries = Object.entries(pairs);
  return (
    <EntryList<[string, string]>
      entries={entries}
      onChange={(next) => onChange(Object.fromEntries(next))}
      create={() => [freeKey(entries, keys), '']}
      addText={t('addPair')}
      removeText={t('removePair')}
      className="gap-2"
      entryClassName="grid grid-cols-[minmax(0,1fr)_auto] gap-1"
    >
      {([key, text], { index, replace, removeButton }) => (
        <>
          {keys ? (
            <Select
              searchable
              aria-label={`${t('field')} ${index + 1}`}
              value={key}
              onValueChange={(id) => id && replace([id, text])}
              options={(keys.some(({ id }) => id === key) ? keys : [...keys, { id: key, name: key }]).map(
                ({ id, name }) => ({ value: id, label: name }),
              )}
            />
          ) : (
            <Input
              aria-label={`${t('key')} ${index + 1}`}
              value={key}
              onValueChange={(id) => id !== '' && replace([id, text])}
            />
          )}
          {removeButton}
          <span className="col-span-2 min-w-0">
            {plain ? (
              <Input
                aria-label={`${t('pathInAnswer')} ${index + 1}`}
                placeholder={t('pathInAnswer')}
                value={text}
                onValueChange={(next) => replace([key, next])}
              />
            ) : (
              <ExpressionField
                aria-label={`${t('expression')} ${index + 1}`}
                value={text}
                language={language ?? design.language}
                onValueChange={(next) => replace([key, next])}
              />
            )}
          </span>
        </>
      )}
    </EntryList>
  );
}

function freeKey(entries: readonly [string, string][], keys: readonly PairKey[] | undefined): string {
  const taken = new Set(entries.map(([key]) => key));
  const free = keys?.find(({ id }) => !taken.has(id));
  if (free) return free.id;
  for (let number = entries.length + 1; ; number += 1) if (!taken.has(`name${number}`)) return `name${number}`;
}

interface PairsEditorProps {
  pairs: Readonly<Record<string, string>>;
  /** Names to choose from; absent = any. */
  keys?: readonly PairKey[];
  /** The values are texts, no expressions. Default false. */
  plain?: boolean;
  /** Of the expressions. Default: that of the form. */
  language?: ExpressionLanguage | undefined;
  onChange: (pairs: Record<string, string>) => void;
}

/** A key that can be chosen. */
interface PairKey {
  id: string;
  name: string;
}
