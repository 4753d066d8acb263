import { MENU_LIMITS, type MenuButton } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { bytesOf, changeButton, moveButton, removeButton, type ChildButton, type Place } from './menuEdits.js';
import { menuMessages } from './menuMessages.js';

const TYPES = ['view', 'click', 'miniprogram'] as const;

/** Name and action of one entry of the menu. */
export function ButtonSettings({ buttons, place, button, readOnly, onChange, onSelect }: ButtonSettingsProps) {
  const t = useMessages(menuMessages);
  const [top, below] = place;
  const limit = below === undefined ? MENU_LIMITS.nameBytes : MENU_LIMITS.childNameBytes;
  const used = bytesOf(button.name);
  const change = (part: Partial<ChildButton>) => onChange(changeButton(buttons, place, part));
  const level = below === undefined ? buttons : (buttons[top]?.children ?? []);
  const index = below ?? top;
  const move = (step: -1 | 1) => {
    onChange(moveButton(buttons, place, step));
    onSelect(below === undefined ? [top + step] : [top, below + step]);
  };
  const handleRemove = async () => {
    const isAsked = button.children.length > 0;
    if (isAsked && !(await confirm({ description: t('removeQuestion', { name: button.name }), tone: 'danger' })))
      return;
    onSelect(undefined);
    onChange(removeButton(buttons, place));
  };
  const text = (name: 'url' | 'key' | 'appId' | 'pagePath', label: string, maxLength: number, placeholder = '') => (
    <Field
      label={label}
      required
      error={name === 'url' && button.url !== '' && !isPage(button.url) ? t('badUrl') : undefined}
    >
      <Input
        value={button[name]}
        maxLength={maxLength}
        placeholder={placeholder}
        readOnly={readOnly}
        onValueChange={(value) => change({ [name]: value })}
      />
    </Field>
  );
  return (
    <div className="flex max-w-140 flex-col gap-form-gap">
      <div className="flex flex-wrap gap-2">
        <Button icon={<ArrowLeft aria-hidden />} disabled={readOnly || index === 0} onClick={() => move(-1)}>
          {t('moveLeft')}
        </Button>
        <Button
          icon={<ArrowRight aria-hidden />}
          disabled={readOnly || index === level.length - 1}
          onClick={() => move(1)}
        >
          {t('moveRight')}
        </Button>
        <Button icon={<Trash2 aria-hidden />} variant="danger" disabled={readOnly} onClick={() => void handleRemove()}>
          {t('remove')}
        </Button>
      </div>
      <Field
        label={t('name')}
        required
        help={t('nameHelp', { used, limit })}
        error={used > limit ? `${t('tooLong')}：${t('nameHelp', { used, limit })}` : undefined}
      >
        <Input value={button.name} maxLength={60} readOnly={readOnly} onValueChange={(name) => change({ name })} />
      </Field>
      {button.children.length > 0 ? (
        <p className="m-0 text-2">{t('hasChildren')}</p>
      ) : (
        <>
          <Field label={t('action')}>
            <RadioGroup
              options={TYPES.map((value) => ({ value, label: t(value) }))}
              value={button.type}
              readOnly={readOnly}
              onValueChange={(type) => change({ type })}
            />
          </Field>
          {button.type === 'view' && text('url', t('url'), 1024, 'https://')}
          {button.type === 'click' && text('key', t('key'), 128)}
          {button.type === 'miniprogram' && (
            <>
              {text('appId', t('appId'), 64)}
              {text('pagePath', t('pagePath'), 200, 'pages/index/index')}
              {text('url', t('spareUrl'), 1024, 'https://')}
            </>
          )}
        </>
      )}
    </div>
  );
}

function isPage(url: string): boolean {
  return /^https?:\/\//.test(url) && URL.canParse(url);
}

interface ButtonSettingsProps {
  buttons: readonly MenuButton[];
  place: Place;
  /** What stands there. */
  button: MenuButton;
  readOnly: boolean;
  onChange: (buttons: MenuButton[]) => void;
  onSelect: (place: Place | undefined) => void;
}
