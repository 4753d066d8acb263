import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { editorMessages } from '../editorMessages.js';
import { previewQuery, useReferenceClient } from './referenceQueries.js';
import { type ReferenceChoice, useReferenceSources } from './ReferenceSources.js';

/** What stands below a choice: its words, and the first things that it holds. */
export function ReferencePreview({ of, choice }: { of: string; choice: ReferenceChoice }) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const { data } = useQuery(previewQuery(useReferenceSources(), of, choice.id), useReferenceClient());
  const held =
    data && data.length > SHOWN
      ? t('andMore', { names: joinNames(data.slice(0, SHOWN), locale), count: data.length })
      : data && joinNames(data, locale);
  const text = held ?? choice.hint ?? '';
  if (data?.length === 0) return <p className="m-0 text-12 text-3">{t('holdsNothing')}</p>;
  return text === '' ? null : <p className="m-0 text-12 break-words text-3">{text}</p>;
}

/** More names would fill the panel. */
const SHOWN = 8;
