import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { EntryList } from '../../../editor/EntryList.js';
import { ExpressionField } from '../../../editor/expression/ExpressionField.js';
import { type SettingViewProps } from '../../../editor/settingViews.js';
import { formDesignerMessages } from '../formDesignerMessages.js';

/** Expressions by the name of a parameter. */
export function ParamsView({ value, onValueChange, language }: SettingViewProps) {
  const t = useMessages(formDesignerMessages);
  const entries = Object.entries((value ?? {}) as Readonly<Record<string, string>>);
  const names = entries.map(([name]) => name);
  return (
    <EntryList<readonly [string, string]>
      entries={entries}
      onChange={(next) => onValueChange(Object.fromEntries(next))}
      create={() => [freeName(names), '']}
      addText={t('addParam')}
      removeText={t('removeParam')}
      entryClassName="grid grid-cols-[1fr_auto] gap-1"
    >
      {([name, text], { index, replace, removeButton }) => (
        <>
          <ParamName
            key={name}
            aria-label={`${t('paramName')} ${index + 1}`}
            name={name}
            names={names}
            onRename={(next) => replace([next, text])}
          />
          {removeButton}
          <ExpressionField
            aria-label={`${t('expression')} ${index + 1}`}
            value={text}
            language={language}
            onValueChange={(next) => replace([name, next])}
          />
        </>
      )}
    </EntryList>
  );
}

/** A name is taken when it is left and no other parameter has it: on the way to it somebody may type the name of another. */
function ParamName({ 'aria-label': label, name, names, onRename }: ParamNameProps) {
  const t = useMessages(formDesignerMessages);
  const [typed, setTyped] = useState<string>();
  const isTaken = typed !== undefined && typed !== name && names.includes(typed);
  const take = () => {
    if (isTaken) return;
    setTyped(undefined);
    if (typed) onRename(typed);
  };
  return (
    <div className="min-w-0">
      <Input
        className="font-mono"
        aria-label={label}
        value={typed ?? name}
        onValueChange={setTyped}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(undefined);
        }}
        invalid={isTaken}
      />
      {isTaken && (
        <p role="alert" className="m-0 mt-1 text-12 text-danger-text">
          {t('paramTaken')}
        </p>
      )}
    </div>
  );
}

interface ParamNameProps {
  'aria-label': string;
  name: string;
  /** Those of all parameters. */
  names: readonly string[];
  onRename: (name: string) => void;
}

function freeName(names: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!names.includes(`param${number}`)) return `param${number}`;
}
