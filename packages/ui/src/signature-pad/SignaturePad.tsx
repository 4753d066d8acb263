import { useEffect, useRef, useState } from 'react';
import type Pad from 'signature_pad';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useLatest } from '../controllable/useLatest.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { pad: '签名', hint: '请在此处签名', clear: '重签', undo: '撤销', signed: '已签名' },
  en: { pad: 'Signature', hint: 'Sign here', clear: 'Sign again', undo: 'Undo', signed: 'Signed' },
  zhtw: { pad: '簽名', hint: '請在此處簽名', clear: '重簽', undo: '復原', signed: '已簽名' },
  vi: { pad: 'Chữ ký', hint: 'Ký tại đây', clear: 'Ký lại', undo: 'Hoàn tác', signed: 'Đã ký' },
});

/**
 * A field to sign in with a finger, pen or mouse. The value is an SVG as data URL, '' without a signature; it is reported
 * after every stroke, and the last stroke can be taken back. Always ink on white, as it will be printed.
 */
export function SignaturePad({
  value,
  defaultValue = '',
  onValueChange,
  height = 160,
  className,
  ...control
}: SignaturePadProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const [image, setImage] = useControllable({ value, defaultValue, onChange: onValueChange });
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [isReady, setReady] = useState(false);
  const isOff = state.disabled || state.readOnly;
  const showsImage = image !== '' && !isDrawing;
  const reported = useRef(image);
  const handlers = useLatest({
    report: (next: string) => {
      reported.current = next;
      setImage(next);
    },
  });
  useEffect(() => {
    // emptied from outside: the form was reset
    if (image !== '' || reported.current === '') return;
    reported.current = '';
    pad.current?.clear();
    setDrawing(false);
  }, [image]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || isOff || showsImage) return;
    let isGone = false;
    let observer: ResizeObserver | undefined;
    // the library is loaded with the first pad that can be signed
    void loadLibrary().then(({ default: SignatureCanvas }) => {
      const context = element.getContext('2d');
      if (isGone || !context) return;
      const drawn = new SignatureCanvas(element, { penColor: '#000' });
      // a pad that turns with its phone keeps its strokes, and takes new ones where the finger is
      const fit = () => {
        const ratio = Math.max(1, window.devicePixelRatio);
        const [width, height] = [element.clientWidth * ratio, element.clientHeight * ratio];
        if (element.width === width && element.height === height) return;
        const strokes = drawn.toData();
        element.width = width;
        element.height = height;
        context.scale(ratio, ratio);
        drawn.clear();
        drawn.fromData(strokes);
      };
      fit();
      observer = new ResizeObserver(fit);
      observer.observe(element);
      drawn.addEventListener('beginStroke', () => setDrawing(true));
      drawn.addEventListener('endStroke', () => handlers.report(drawn.toDataURL('image/svg+xml')));
      pad.current = drawn;
      setReady(true);
    });
    return () => {
      isGone = true;
      observer?.disconnect();
      pad.current?.off();
      pad.current = null;
      // a page that is hidden loses the strokes of its pad: the picture shows when it is back
      setDrawing(false);
    };
  }, [handlers, isOff, showsImage]);
  const clear = () => {
    pad.current?.clear();
    setDrawing(false);
    handlers.report('');
  };
  const undo = () => {
    const drawn = pad.current;
    const strokes = drawn?.toData().slice(0, -1) ?? [];
    if (!drawn || strokes.length === 0) return clear();
    drawn.fromData(strokes);
    handlers.report(drawn.toDataURL('image/svg+xml'));
  };
  const name = state.aria['aria-label'] ?? (state.aria['aria-labelledby'] ? undefined : t('pad'));
  return (
    <div
      data-slot="signature-pad"
      data-state={image === '' ? 'empty' : 'signed'}
      role="group"
      aria-label={name}
      aria-labelledby={state.aria['aria-labelledby']}
      aria-describedby={state.aria['aria-describedby']}
      aria-busy={!isReady && !isOff && !showsImage}
      className={cn(
        'relative w-full overflow-hidden rounded-md border border-control',
        state.invalid && 'border-danger-text',
        isOff && 'border-dashed',
        className,
      )}
      // paper, in the dark too
      style={{ height, background: '#fff' }}
    >
      {showsImage ? (
        <img src={image} alt={t('signed')} className="size-full object-contain" />
      ) : (
        <canvas
          ref={canvas}
          aria-hidden
          className={cn(
            'block size-full touch-none',
            isOff ? 'cursor-not-allowed' : isReady ? 'cursor-crosshair' : 'cursor-progress',
          )}
        />
      )}
      {image === '' && !isDrawing && (isReady || isOff) && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center" style={{ color: '#6b7079' }}>
          {isOff ? '-' : t('hint')}
        </span>
      )}
      {image !== '' && !isOff && (
        <div className="absolute right-2 bottom-2 flex gap-2">
          {isDrawing && (
            <Button size="mini" onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <Button size="mini" onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface SignaturePadProps extends ControlProps {
  /** SVG as data URL; '' without a signature. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (image: string) => void;
  /** In px. Default 160. */
  height?: number;
  className?: string;
}

function loadLibrary() {
  return import('signature_pad');
}
