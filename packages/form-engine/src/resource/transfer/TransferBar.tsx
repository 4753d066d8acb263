import { Button, IconButton } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { toast } from '@smart-admin/ui/toast';
import { CircleAlert, CircleCheck, CircleSlash, Download, Undo2, Upload, X } from 'lucide-react';
import { useResourceSetting } from '../ResourceProvider.js';
import { transferMessages } from './transferMessages.js';
import { isOpen, type Transfer, type TransferSource } from './TransferSource.js';
import { useEarlierImports, useEndedTransfers, useTransfers } from './useTransfers.js';

/** Lines that are shown; older ones come up when these are put away. */
const SHOWN = 3;

/**
 * How the imports and exports of a list go on, also after the page was loaded again: progress, cancel, the file in the
 * end. Exports that were `started` here are saved at once.
 */
export function TransferBar({ id, source, started, onImported }: TransferBarProps) {
  const t = useMessages(transferMessages);
  const { onError } = useResourceSetting();
  const { list, forget, reload } = useTransfers(id, source);
  const putAway = async ({ id: gone }: Transfer) => {
    forget(gone);
    await source.remove(gone);
  };
  const canTakeBack = ({ kind, done, refused }: Transfer) =>
    source.takeBack !== undefined && kind === 'import' && done > refused;
  const takeBack = async (transfer: Transfer) => {
    const count = transfer.done - transfer.refused;
    const question = { title: t('takeBack'), description: t('takeBackQuestion', { count }) };
    if (!(await confirm({ ...question, tone: 'danger', confirmText: t('takeBack') }))) return;
    await source.takeBack?.(transfer.id);
    forget(transfer.id);
    reload();
  };
  const finish = async (transfer: Transfer) => {
    if (transfer.kind !== 'export' && transfer.done > transfer.refused) onImported();
    if (!started.has(transfer.id) || transfer.state !== 'done' || transfer.refused > 0) return;
    // it stays in sight while it can be taken back
    if (canTakeBack(transfer)) return;
    if (transfer.kind === 'export') await source.save(transfer);
    // what the file has no room for stays to be read
    if (transfer.problem !== '') return;
    toast.success(t(transfer.kind === 'export' ? 'exported' : 'imported', { count: transfer.done }));
    await putAway(transfer);
  };
  useEndedTransfers(list, started, (transfer) => void finish(transfer).catch(onError));
  useEarlierImports(list, onImported);
  const guard = (work: Promise<void>) => void work.catch(onError);
  if (list.length === 0) return null;
  return (
    <ul
      aria-label={t('title')}
      data-slot="transfers"
      className="m-0 flex-none list-none border-t border-hairline bg-sunken p-0 print:hidden"
    >
      {list.slice(0, SHOWN).map((transfer) => (
        <li
          key={transfer.id}
          className="flex min-h-10 items-center gap-3 border-hairline px-4 py-1 not-first:border-t phone:flex-wrap phone:px-3"
        >
          <StateIcon transfer={transfer} />
          <span
            className="min-w-0 flex-1 truncate phone:whitespace-normal"
            role={isOpen(transfer) ? undefined : 'status'}
          >
            {t(textOf(transfer), {
              done: transfer.done,
              total: transfer.total,
              taken: transfer.done - transfer.refused,
              refused: transfer.refused,
              problem: transfer.problem,
              file: transfer.fileName,
            })}
          </span>
          {isOpen(transfer) ? (
            <>
              <Progress
                className="w-40 phone:order-last phone:w-full"
                value={
                  transfer.state === 'waiting' || transfer.total === 0 ? null : (transfer.done / transfer.total) * 100
                }
                aria-label={t('progress')}
              />
              <Button variant="text" size="small" onClick={() => guard(source.cancel(transfer.id))}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <>
              {canTakeBack(transfer) && (
                <Button
                  variant="text"
                  size="small"
                  icon={<Undo2 aria-hidden />}
                  onClick={() => guard(takeBack(transfer))}
                >
                  {t('takeBack')}
                </Button>
              )}
              {transfer.hasFile && (
                <Button
                  variant="text"
                  size="small"
                  icon={<Download aria-hidden />}
                  onClick={() => guard(source.save(transfer))}
                >
                  {t(transfer.kind === 'export' ? 'save' : 'saveRefused')}
                </Button>
              )}
              <IconButton label={t('putAway')} onClick={() => guard(putAway(transfer))}>
                <X aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ transfer: { kind, state, refused, problem } }: { transfer: Transfer }) {
  const shape = 'size-4 flex-none';
  // what somebody has changed since stays because it should
  const hasLeft = kind !== 'takeBack' && (refused > 0 || problem !== '');
  if (state === 'failed' || (state === 'done' && hasLeft))
    return <CircleAlert aria-hidden className={`${shape} text-danger-text`} />;
  if (state === 'done') return <CircleCheck aria-hidden className={`${shape} text-success-text`} />;
  if (state === 'cancelled') return <CircleSlash aria-hidden className={`${shape} text-2`} />;
  const Icon = { import: Upload, export: Download, takeBack: Undo2 }[kind];
  return <Icon aria-hidden className={`${shape} text-2`} />;
}

function textOf({ kind, state, refused, problem }: Transfer) {
  if (state === 'waiting') return `${kind}Waiting` as const;
  if (state === 'running') return `${kind}Running` as const;
  if (state === 'failed') return `${kind}Failed` as const;
  if (state === 'cancelled') return `${kind}Cancelled` as const;
  if (kind === 'export' && problem !== '') return 'exportCut' as const;
  if (refused > 0 && kind !== 'export') return kind === 'import' ? 'importRefused' : 'takeBackKept';
  return `${kind}Done` as const;
}

export interface TransferBarProps {
  /** Of the list. */
  id: string;
  source: TransferSource;
  /** What was begun in this window. */
  started: ReadonlySet<string>;
  /** After records came in. */
  onImported: () => void;
}
