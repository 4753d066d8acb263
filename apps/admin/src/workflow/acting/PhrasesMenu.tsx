import { Button } from '@smart-admin/ui/button';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/sessionStore.js';
import { createPhrases } from './commonPhrases.js';
import { useActWords } from './useActWords.js';

/** Phrases to put into the opinion; what is written can be kept as one. */
export function PhrasesMenu({ comment, onChoose }: { comment: string; onChoose: (phrase: string) => void }) {
  const { t } = useActWords();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const store = useMemo(() => createPhrases(userId), [userId]);
  const [own, setOwn] = useState(() => store.read());
  const phrases = own ?? [t('phrase1'), t('phrase2'), t('phrase3')];
  const keep = (texts: readonly string[]) => {
    store.write(texts);
    setOwn(store.read() ?? texts);
  };
  const text = comment.trim();
  return (
    <DropdownMenu
      align="end"
      className="max-w-80"
      trigger={
        <Button variant="ghost" size="mini" iconEnd={<ChevronDown aria-hidden />}>
          {t('phrases')}
        </Button>
      }
      items={[
        ...phrases.map((phrase) => ({
          key: phrase,
          label: <span className="truncate">{phrase}</span>,
          onSelect: () => onChoose(phrase),
        })),
        { kind: 'divider', key: '-' },
        {
          key: 'keep',
          label: t('keepPhrase'),
          disabled: text === '' || phrases.includes(text),
          onSelect: () => keep([text, ...phrases]),
        },
        ...(phrases.length > 0
          ? [
              {
                kind: 'submenu' as const,
                key: 'drop',
                label: t('dropPhrases'),
                items: phrases.map((phrase) => ({
                  key: phrase,
                  label: <span className="truncate">{phrase}</span>,
                  danger: true,
                  onSelect: () => keep(phrases.filter((other) => other !== phrase)),
                })),
              },
            ]
          : []),
      ]}
    />
  );
}
