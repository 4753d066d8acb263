import { Delete } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../locale/LocaleProvider.js';
import { plateInputMessages } from './plateInputMessages.js';
import { fitsAt, PROVINCES } from './plateText.js';

const PROVINCE_KEYS = [...PROVINCES, ...'使领港澳'];
const LETTER_KEYS = [...'1234567890QWERTYUPASDFGHJKLZXCVBNM挂学警'];

/**
 * Keys of licence plates: provinces where the first character goes, letters and digits without I and O elsewhere. What
 * cannot stand at the place is off. Fingers press it; the field keeps the focus, so real keys work all the while.
 */
export function PlateKeyboard({ at, onPress, onErase, onDone }: PlateKeyboardProps) {
  const t = useMessages(plateInputMessages);
  const [turned, setTurned] = useState<{ at: number } | null>(null);
  // somebody's own choice of keys holds until the next character
  const showsProvinces = (at === 0) !== (turned?.at === at);
  const keys = showsProvinces ? PROVINCE_KEYS : LETTER_KEYS;
  return (
    // it keeps presses from moving the focus, and does nothing itself
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      data-slot="plate-keyboard"
      role="group"
      aria-label={t('keyboard')}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="touch-manipulation bg-hairline px-0.5 pt-0.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] select-none"
    >
      <div className="flex h-11 items-center justify-between pl-2.5">
        <span className="text-13 text-2">{t(showsProvinces ? 'provinces' : 'letters')}</span>
        <button
          type="button"
          tabIndex={-1}
          onClick={onDone}
          className={`px-3 font-semibold text-primary-text-hover ${PLAIN}`}
        >
          {t('done')}
        </button>
      </div>
      <div className="grid grid-cols-10">
        {keys.map((key) => (
          <Key key={key} label={key} disabled={!fitsAt(key, at)} onPress={() => onPress(key)}>
            {key}
          </Key>
        ))}
        {showsProvinces && <span className="col-span-2" />}
        <Key
          quiet
          label={t(showsProvinces ? 'letters' : 'provinces')}
          onPress={() => setTurned(turned?.at === at ? null : { at })}
        >
          {t(showsProvinces ? 'toLetters' : 'toProvinces')}
        </Key>
        <Key quiet wide label={t('erase')} onPress={onErase}>
          <Delete aria-hidden className="size-5" />
        </Key>
      </div>
    </div>
  );
}

/** A key: the pressed area has no gap to its neighbours, the drawn one has. */
function Key({ label, disabled = false, quiet = false, wide = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={`group h-12 min-w-0 px-0.5 py-1 outline-none ${wide ? 'col-span-2' : ''}`}
    >
      <span
        className={`grid h-full place-items-center rounded-md text-16 [text-autospace:no-autospace] group-active:bg-primary-soft group-active:text-primary-text group-disabled:bg-transparent group-disabled:text-disabled ${quiet ? 'bg-sunken text-13 text-2' : 'bg-surface text-1 shadow-1'} group-disabled:shadow-none`}
      >
        {children}
      </span>
    </button>
  );
}

const PLAIN = 'min-h-11 rounded-md text-14 outline-none active:bg-pressed';

interface KeyProps {
  label: string;
  disabled?: boolean;
  /** Drawn as a key that types nothing. */
  quiet?: boolean;
  wide?: boolean;
  onPress: () => void;
  children: ReactNode;
}

export interface PlateKeyboardProps {
  /** Place of the next character, the first being 0. */
  at: number;
  onPress: (character: string) => void;
  onErase: () => void;
  onDone: () => void;
}
