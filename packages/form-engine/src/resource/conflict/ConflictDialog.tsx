import { CircleAlert } from 'lucide-react';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useRef, useState, type ReactNode } from 'react';
import { type RecordChange } from '../../core/change/RecordChange.js';
import { type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { type FieldAccess } from '../../core/validation/FieldAccess.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { ConflictChoices } from './ConflictChoices.js';
import { conflictMessages } from './conflictMessages.js';
import { mergedItems, placeOf } from './conflictPlaces.js';
import { MergedList } from './MergedList.js';
import { type RecordConflict } from './RecordConflict.js';
import { resolveConflicts, type Choice } from './resolveConflicts.js';

/** Asks what is to be kept where two people changed the same of a record; what merged by itself is listed below. */
export function ConflictDialog({
  document,
  base,
  mine,
  conflict,
  choices,
  access,
  isSaving,
  onChoose,
  onResolve,
  onBack,
  onDiscard,
}: ConflictDialogProps) {
  const t = useMessages(conflictMessages);
  const { registry } = useFieldKinds();
  const [isTried, setTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const places = conflict.conflicts.flatMap((each) => {
    const place = placeOf(document, base, each.path, access);
    return place ? [{ conflict: each, place }] : [];
  });
  const open = places.filter((each) => choices[each.conflict.path] === undefined);
  const theirName = conflict.userName || t('others');
  const time = conflict.time ? formatDate(conflict.time, isToday(conflict.time) ? 'HH:mm' : 'MM-DD HH:mm') : '';
  // a field that the form does not have any more keeps what is saved
  const decided = Object.fromEntries(conflict.conflicts.map(({ path }) => [path, choices[path] ?? 'theirs']));
  const resolved = resolveConflicts(mine, conflict, decided);
  const takeAll = (choice: Choice) => onChoose(Object.fromEntries(places.map((each) => [each.conflict.path, choice])));
  const submit = () => {
    setTried(true);
    const [first] = open;
    if (!first) return onResolve(resolved);
    body.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(first.conflict.path)}"] input`)?.focus();
  };
  const discard = async () => {
    const isSure = await confirm({
      title: t('discardTitle'),
      description: t('discardText'),
      confirmText: t('discard'),
      tone: 'danger',
    });
    if (isSure) onDiscard();
  };
  return (
    <Dialog
      open
      title={t('title')}
      width={DIMENSIONS.popupDialog}
      onOpenChange={(isOpen) => {
        if (!isOpen) onBack();
      }}
      initialFocus={() => body.current?.querySelector<HTMLElement>('input') ?? null}
      footer={
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 py-2">
          {isTried && open.length > 0 && (
            <span role="alert" className="mr-auto flex items-center gap-1.5 text-aux text-danger-text">
              <CircleAlert aria-hidden className="size-3.5 flex-none" />
              {t('open', { count: open.length })}
            </span>
          )}
          <Button onClick={onBack} disabled={isSaving}>
            {t('back')}
          </Button>
          <Button onClick={() => void discard()} disabled={isSaving}>
            {t('discard')}
          </Button>
          <Button variant="primary" loading={isSaving} onClick={submit}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <div ref={body}>
        <p className="mb-3 text-2">
          {t(conflict.userName ? 'intro' : 'introUnknown', {
            name: theirName,
            time,
            theirs: conflict.revision,
            mine: mine.revision,
            count: places.length,
          })}
        </p>
        <div className="grid grid-cols-[104px_repeat(3,minmax(0,1fr))] gap-2 phone:grid-cols-1">
          <Column
            isFirst
            name={t('original')}
            detail={t('version', { version: mine.revision })}
            onTake={() => takeAll('original')}
          />
          <Column
            name={theirName}
            detail={time}
            avatar={<Avatar size={20} name={theirName} />}
            onTake={() => takeAll('theirs')}
          />
          <Column
            name={t('mine')}
            detail={t('unsaved')}
            avatar={<Avatar size={20} name={t('mine')} tone="primary" />}
            onTake={() => takeAll('mine')}
          />
          {places.map((each) => (
            <ConflictChoices
              key={each.conflict.path}
              conflict={each.conflict}
              place={each.place}
              theirName={theirName}
              choice={choices[each.conflict.path]}
              isMissing={isTried && choices[each.conflict.path] === undefined}
              onChoose={(choice) => onChoose({ [each.conflict.path]: choice })}
            />
          ))}
        </div>
        <MergedList
          items={mergedItems(document, base, conflict, mine, resolved, registry)}
          theirName={theirName}
          time={time}
        />
      </div>
    </Dialog>
  );
}

/** Head of one of the three columns. */
function Column({ name, detail, avatar, isFirst = false, onTake }: ColumnProps) {
  const t = useMessages(conflictMessages);
  return (
    <div className={isFirst ? 'col-start-2 phone:col-start-1' : ''}>
      <div className="flex h-7 min-w-0 items-center gap-2 text-aux text-2">
        {avatar}
        <b className="max-w-24 flex-none truncate text-ctl font-semibold text-1">{name}</b>
        <span className="min-w-0 truncate tabular-nums">{detail}</span>
        <Button
          size="mini"
          variant="text"
          className="ml-auto flex-none"
          aria-label={t('takeAllOf', { name })}
          onClick={onTake}
        >
          {t('takeAll')}
        </Button>
      </div>
    </div>
  );
}

function isToday(time: number): boolean {
  return formatDate(time, 'YYYY-MM-DD') === formatDate(Date.now(), 'YYYY-MM-DD');
}

interface ColumnProps {
  name: string;
  detail: string;
  avatar?: ReactNode;
  isFirst?: boolean;
  onTake: () => void;
}

export interface ConflictDialogProps {
  document: FormDocument;
  /** The record as the person read it. */
  base: FormValues;
  /** What they changed. */
  mine: RecordChange;
  conflict: RecordConflict;
  /** What is chosen so far, by path. */
  choices: Readonly<Record<string, Choice>>;
  /** What the person may do with a field or a column. */
  access: (path: string) => FieldAccess;
  isSaving: boolean;
  /** Some choices, to be added to those that are there. */
  onChoose: (choices: Record<string, Choice>) => void;
  /** Everything is chosen: a change of the revision that is saved now. */
  onResolve: (change: RecordChange) => void;
  /** Back to the form; nothing is lost. */
  onBack: () => void;
  /** The person lets their changes go; they have been asked. */
  onDiscard: () => void;
}
