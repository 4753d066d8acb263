import { Status } from '@smart-admin/ui/status';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { type ReactNode } from 'react';
import { type api } from '../../app/api.js';
import { SourceIcon } from '../effective/EffectiveIcons.js';
import { effectiveMessages } from '../effective/effectiveMessages.js';
import { matrixMessages } from '../matrix/matrixMessages.js';
import { hereMessages } from './hereMessages.js';

type Here = Awaited<ReturnType<typeof api.permission.authority.here>>;

const KINDS = ['button', 'list', 'form'] as const;

/** What somebody has on one page, each with whom they have it from. */
export function HereRights({ here }: { here: Here }) {
  const t = useMessages(hereMessages);
  const tEffective = useMessages(effectiveMessages);
  const { sources, page, rights, isOpen, rules, record } = here;
  const isAdministrator = sources.some(({ type }) => type === 'Administrator');
  return (
    <>
      {record && (
        <Part title={t('record')}>
          <Status tone={record.isSeen ? 'success' : 'neutral'}>{t(record.isSeen ? 'seen' : 'notSeen')}</Status>
          <RecordReasons here={here} record={record} />
        </Part>
      )}
      <Part title={tEffective('sources')}>
        <ul className="flex flex-col gap-1.5">
          {sources.map((source) => (
            <li key={source.key} className="flex items-center gap-2">
              <SourceIcon source={source} />
              <span className="flex-none text-3">{tEffective(source.type)}</span>
              <span className="min-w-0 flex-1 truncate">{source.fullName}</span>
              <span className="max-w-32 flex-none truncate text-12 text-3">{source.note}</span>
            </li>
          ))}
        </ul>
        {isAdministrator && <p className="mt-2 mb-0 text-2">{tEffective('hasEverything')}</p>}
      </Part>
      <Part title={t('rows')}>
        {isOpen ? (
          <p className="m-0 text-2">{t('openRows')}</p>
        ) : (
          <>
            <Rules here={here} rules={rules} />
            <p className="m-0 text-12 text-3">{t('ownAlways')}</p>
          </>
        )}
      </Part>
      <Part title={t('page')}>
        {page.sources.length === 0 ? (
          <p className="m-0 text-2">{t('noPage')}</p>
        ) : (
          <Line here={here} label={page.fullName} keys={page.sources} />
        )}
      </Part>
      {KINDS.map((kind) => {
        const shown = rights.filter((right) => right.kind === kind);
        if (shown.length === 0) return null;
        return (
          <Part key={kind} title={t(kind)}>
            <ul className="flex flex-col gap-1">
              {shown.map(({ enCode, fullName, sources: keys }) => (
                <li key={enCode}>
                  <Line here={here} label={fullName} keys={keys} />
                </li>
              ))}
            </ul>
          </Part>
        );
      })}
    </>
  );
}

/** Why a record is seen, or why not. */
function RecordReasons({ here, record }: { here: Here; record: NonNullable<Here['record']> }) {
  const t = useMessages(hereMessages);
  const giving = here.rules.filter((_rule, place) => record.rules.includes(place));
  const isGiven = record.isOwn || here.isOpen || giving.length > 0;
  return (
    <div className="mt-2 flex flex-col gap-1 text-2">
      {record.isOwn && <p className="m-0">{t('own')}</p>}
      {here.isOpen && <p className="m-0">{t('openRows')}</p>}
      {giving.length > 0 && (
        <>
          <p className="m-0">{t('byRule', { organize: record.organizeName })}</p>
          <Rules here={here} rules={giving} />
        </>
      )}
      {!isGiven && <p className="m-0">{t('noReason')}</p>}
      {isGiven && !record.isSeen && here.page.sources.length > 0 && <p className="m-0">{t('hiddenByList')}</p>}
      {here.page.sources.length === 0 && <p className="m-0">{t('noPage')}</p>}
    </div>
  );
}

function Rules({ here, rules }: { here: Here; rules: Here['rules'] }) {
  const tMatrix = useMessages(matrixMessages);
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-1">
      {rules.map(({ source, scope, organizeNames }, index) => (
        <li key={`${source}:${index}`}>
          <Line
            here={here}
            label={scope === 'organizes' ? joinNames(organizeNames, locale) : tMatrix(scope)}
            keys={[source]}
          />
        </li>
      ))}
    </ul>
  );
}

/** A right with the icons of whom it comes from. */
function Line({ here, label, keys }: { here: Here; label: string; keys: readonly string[] }) {
  const t = useMessages(effectiveMessages);
  const shown = here.sources.filter(({ key }) => keys.includes(key));
  return (
    <span className="flex min-h-6 items-center gap-2">
      <span className={keys.length > 0 ? 'min-w-0 flex-1 truncate' : 'min-w-0 flex-1 truncate text-3'} title={label}>
        {label}
      </span>
      {keys.length === 0 && <span className="flex-none text-12 text-3">{t('hasNot')}</span>}
      <span className="flex flex-none gap-1">
        {shown.map((source) => (
          <SourceIcon key={source.key} source={source} />
        ))}
      </span>
    </span>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 border-t border-hairline pt-3 first:mt-0 first:border-0 first:pt-0">
      <h3 className="mt-0 mb-2 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
