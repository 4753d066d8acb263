import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Minus, Plus, RefreshCw, Save, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { type DataRule, type GrantHolder } from '../grants.js';
import { grantMessages } from '../grantMessages.js';
import { type GrantChange, idsOf, undoChange } from '../matrix/grantChanges.js';
import { type GrantDraft, toGrants } from '../matrix/grantDraft.js';
import { matrixMessages } from '../matrix/matrixMessages.js';
import { type GrantsState } from '../useGrants.js';
import { changeText } from './changeText.js';
import { RuleEffect } from './RuleEffect.js';

/** Counts what saving would change and unfolds it: each with the people that it reaches, and its own undo. */
export function ChangesBar({ holder, grants, onDiscard }: ChangesBarProps) {
  const t = useMessages(grantMessages);
  const [isOpen, setOpen] = useState(false);
  const { changes, details } = grants;
  const added = changes.filter((change) => change.type === 'item' && change.isAdded).length;
  const removed = changes.filter((change) => change.type === 'item' && !change.isAdded).length;
  const hasChanges = changes.length > 0;
  return (
    <div className="flex-none border-t border-hairline">
      {isOpen && hasChanges && <ChangeList holder={holder} grants={grants} />}
      <div className="flex min-h-13 flex-wrap items-center gap-2 px-4 py-2">
        <span role="status" className="font-medium">
          {hasChanges && t('changes', { count: changes.length })}
        </span>
        {added > 0 && (
          <span className="rounded-sm bg-success-soft px-1.5 text-12 text-success-text tabular-nums">+{added}</span>
        )}
        {removed > 0 && (
          <span className="rounded-sm bg-danger-soft px-1.5 text-12 text-danger-text tabular-nums">−{removed}</span>
        )}
        {hasChanges && (
          <>
            <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'hideChanges' : 'showChanges')}
            </Button>
            {holder.type !== 'User' && details && (
              <span className="text-12 text-3 phone:hidden">{t('reach', { count: details.memberCount })}</span>
            )}
          </>
        )}
        <span className="ml-auto flex gap-2">
          <Button disabled={!hasChanges || grants.busy !== undefined} onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button
            variant="primary"
            icon={<Save aria-hidden />}
            loading={grants.busy === 'save'}
            disabled={!hasChanges || grants.busy === 'copy'}
            onClick={() => void grants.save()}
          >
            {t('save')}
          </Button>
        </span>
      </div>
    </div>
  );
}

function ChangeList({ holder, grants }: Pick<ChangesBarProps, 'holder' | 'grants'>) {
  const t = useMessages(grantMessages);
  const tMatrix = useMessages(matrixMessages);
  const locale = useLocale();
  const { changes, draft, saved, nodes } = grants;
  const { data } = useQuery({
    queryKey: ['grantPreview', holder.type, holder.id, draft && numberOf(draft)],
    queryFn: () => {
      const body = draft && nodes ? toGrants(draft, nodes) : { menu: [], button: [], list: [], form: [], data: [] };
      return api.permission.authority.preview({ holder: holder.type, id: holder.id, body }, { silent: true });
    },
    enabled:
      draft !== undefined &&
      nodes !== undefined &&
      (holder.type !== 'User' || changes.some(({ type }) => type === 'rule')),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const effects = new Map(data?.effects.map((effect) => [effect.itemId, effect]));
  const rules = new Map(data?.rules.map((rule) => [rule.moduleId, rule]));
  const ruleText = (rule: DataRule | undefined) =>
    !rule
      ? tMatrix('own')
      : rule.scope === 'organizes'
        ? tMatrix('organizesOf', { count: rule.organizeIds.length })
        : tMatrix(rule.scope);
  const difference = (change: GrantChange) => {
    if (change.type === 'rule') return `${ruleText(change.before)} → ${ruleText(change.after)}`;
    if (change.type === 'fields')
      return t('fieldCount', { added: change.added.length, removed: change.removed.length });
    return t(change.isAdded ? 'given' : 'withdrawn');
  };
  return (
    <ul className="max-h-60 overflow-auto border-b border-hairline">
      {changes.map((change) => {
        const text = changeText(change, tMatrix);
        const effect = effects.get(idsOf(change)[0] ?? '');
        const isAdded = change.type === 'item' ? change.isAdded : undefined;
        return (
          <li
            key={change.key}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_minmax(0,200px)_minmax(0,1.2fr)_32px] items-center gap-3 border-b border-hairline px-4 last:border-b-0 phone:grid-cols-[minmax(0,1fr)_32px] phone:py-1"
          >
            <span className="flex min-w-0 items-center gap-2">
              <ChangeIcon isAdded={isAdded} />
              <span className="truncate" title={text}>
                {text}
              </span>
            </span>
            <span className="truncate text-2 phone:col-start-1 phone:row-start-2">{difference(change)}</span>
            <span className="min-w-0 truncate text-12 text-2 phone:hidden">
              {change.type === 'rule' && <RuleEffect effect={rules.get(change.page.id)} />}
              {effect && change.type === 'item' && holder.type !== 'User' && (
                <>
                  {t(change.isAdded ? 'gains' : 'loses', { count: effect.reached })}
                  {effect.others > 0 &&
                    (change.isAdded ? (
                      <span className="ml-2">{t('hadIt', { count: effect.others })}</span>
                    ) : (
                      <span className="ml-2 inline-flex items-center gap-1 text-warning-text">
                        <TriangleAlert aria-hidden className="size-3.5" />
                        {t('keeps', {
                          count: effect.others,
                          sources: joinNames(
                            effect.sources.map(({ fullName }) => fullName),
                            locale,
                          ),
                        })}
                      </span>
                    ))}
                </>
              )}
            </span>
            <IconButton
              pane
              label={t('undoOne', { change: text })}
              disabled={grants.busy !== undefined}
              onClick={() => draft && saved && grants.change(undoChange(draft, saved, change))}
              className="phone:col-start-2 phone:row-start-1"
            >
              <Undo2 aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Given, taken away, or changed. */
export function ChangeIcon({ isAdded }: { isAdded: boolean | undefined }) {
  const Icon = isAdded === undefined ? RefreshCw : isAdded ? Plus : Minus;
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-4 flex-none place-items-center rounded-full text-white',
        isAdded === undefined ? 'bg-warning-text' : isAdded ? 'bg-success-text' : 'bg-danger-text',
      )}
    >
      <Icon className="size-2.5" strokeWidth={3} />
    </span>
  );
}

const numbers = new WeakMap<GrantDraft, number>();
let lastNumber = 0;

/** Stands for a draft in the key of a query: thousands of ids would be too long. */
function numberOf(draft: GrantDraft): number {
  const known = numbers.get(draft);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(draft, lastNumber);
  return lastNumber;
}

interface ChangesBarProps {
  holder: GrantHolder;
  grants: GrantsState;
  onDiscard(): void;
}
