import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { type EditorState, useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { ColorPicker } from '@smart-admin/ui/color-picker';
import { Field } from '@smart-admin/ui/field';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { screenDesignMessages } from './screenDesignMessages.js';
import { widgetSettingMessages } from './widgetSettingMessages.js';

/** Usual walls. */
const SIZES = ['1920x1080', '3840x2160', '2560x1440', '3840x1080', '1080x1920', '5760x1080'] as const;

type Canvas = Omit<ScreenDocument, 'version' | 'widgets'>;

/** What is set of the screen itself: its size, how it lies on a wall, its theme and what lies behind the widgets. */
export function ScreenSettings() {
  const t = useMessages(screenDesignMessages);
  const w = useMessages(widgetSettingMessages);
  const store = useEditor<ScreenDocument>();
  const document = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const set = (change: Partial<Canvas>) =>
    void store.edit(t('screenSettings'), (draft) => void Object.assign(draft, change), { group: 'screen' });
  const size = `${document.width}x${document.height}`;
  const isUsual = SIZES.some((each) => each === size);
  return (
    <section aria-label={t('screenSettings')} className="grid gap-(--form-gap) p-4">
      <h2 className="m-0 text-14 font-semibold">{t('screenSettings')}</h2>
      <p className="m-0 text-12 text-3">{t('screenHelp')}</p>
      <FormStateProvider readOnly={readOnly}>
        <Field label={t('size')}>
          <Select
            value={isUsual ? size : 'custom'}
            onValueChange={(chosen) => {
              const [width, height] = (chosen ?? '').split('x').map(Number);
              if (width && height) set({ width, height });
            }}
            options={[
              ...SIZES.map((each) => ({ value: each as string, label: each.replace('x', ' × ') })),
              { value: 'custom', label: t('size.custom') },
            ]}
          />
        </Field>
        <span className="grid grid-cols-2 gap-2">
          <NumberInput
            aria-label={w('w')}
            min={320}
            max={16_000}
            value={document.width}
            onValueChange={(width) => width && set({ width: Math.round(width) })}
          />
          <NumberInput
            aria-label={w('h')}
            min={320}
            max={16_000}
            value={document.height}
            onValueChange={(height) => height && set({ height: Math.round(height) })}
          />
        </span>
        <Field label={t('fitScreen')}>
          <Select
            value={document.fit}
            onValueChange={(fit) => fit && set({ fit })}
            options={[
              { value: 'contain' as const, label: t('fitContain') },
              { value: 'fill' as const, label: t('fitFill') },
              { value: 'width' as const, label: t('fitWidth') },
            ]}
          />
        </Field>
        <Field label={t('theme')}>
          <Select
            value={document.theme}
            onValueChange={(theme) => theme && set({ theme })}
            options={(['navy', 'graphite', 'forest'] as const).map((theme) => ({
              value: theme,
              label: t(`theme.${theme}`),
            }))}
          />
        </Field>
        <Field label={w('background')}>
          <ColorPicker
            value={document.background}
            onValueChange={(background) => set({ background: background ?? '' })}
          />
        </Field>
        <Field label={t('picture')} help={w('addressHelp')}>
          <Input value={document.picture} maxLength={1_000} onValueChange={(picture) => set({ picture })} />
        </Field>
      </FormStateProvider>
    </section>
  );
}

const documentOf = (state: EditorState<ScreenDocument>) => state.document;
const readOnlyOf = (state: EditorState<ScreenDocument>) => state.readOnly;
