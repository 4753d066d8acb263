import { isBarcodeText, barsOf, Barcode, type BarcodeFormat } from '@smart-admin/ui/barcode';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { ColorPicker } from '@smart-admin/ui/color-picker';
import { Empty } from '@smart-admin/ui/empty';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { QrCode } from '@smart-admin/ui/qr-code';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Switch } from '@smart-admin/ui/switch';
import { Textarea } from '@smart-admin/ui/textarea';
import { toast } from '@smart-admin/ui/toast';
import { Download, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { A4 } from '../../../print/paper.js';
import { usePrinter } from '../../../print/usePrinter.js';
import { saveFile } from '../../../resource/saveFile.js';
import { barCodeMessages } from './barCodeMessages.js';
import { contrastOf, fitsQrCode, LEVELS, pngOf, svgOf, type QrLevel } from './codePicture.js';

const FORMATS: readonly { value: BarcodeFormat; label: string }[] = [
  { value: 'code128', label: 'CODE 128' },
  { value: 'code39', label: 'CODE 39' },
  { value: 'ean13', label: 'EAN-13' },
  { value: 'ean8', label: 'EAN-8' },
  { value: 'upc', label: 'UPC-A' },
  { value: 'itf14', label: 'ITF-14' },
  { value: 'codabar', label: 'Codabar' },
];
/** Below it scanners fail. */
const LEAST_CONTRAST = 3;

/** Barcodes and QR codes of a typed text, in chosen colours and sizes, as a picture or on paper. */
export function Page() {
  const t = useMessages(barCodeMessages);
  const [kind, setKind] = useState<'barcode' | 'qr'>('barcode');
  const [texts, setTexts] = useState({ barcode: 'SA20261126', qr: 'https://example.com/order/20261126' });
  const [format, setFormat] = useState<BarcodeFormat>('code128');
  const [bar, setBar] = useState({ width: 2, height: 80 });
  const [size, setSize] = useState(240);
  const [level, setLevel] = useState<QrLevel>('M');
  const [colours, setColours] = useState({ color: '#000000', background: '#ffffff' });
  const [showText, setShowText] = useState(true);
  const printer = usePrinter();
  const drawing = useRef<HTMLDivElement>(null);
  const text = texts[kind];
  const isBarcode = kind === 'barcode';
  const isDrawn =
    text !== '' && (isBarcode ? isBarcodeText(text) && barsOf(text, format) !== '' : fitsQrCode(text, level));
  const picture = !isDrawn ? undefined : isBarcode ? (
    <Barcode
      value={text}
      format={format}
      {...bar}
      lineColor={colours.color || '#000'}
      background={colours.background || '#fff'}
      showText={showText}
    />
  ) : (
    <QrCode
      value={text}
      size={size}
      level={level}
      color={colours.color || '#000'}
      background={colours.background || '#fff'}
    />
  );
  const withPicture = async (work: (svg: SVGSVGElement) => Promise<void> | void) => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg) return;
    try {
      await work(svg);
    } catch {
      // a browser that protects its canvases makes no pictures
      toast.error(t('failed'));
    }
  };
  return (
    <section
      aria-label={t('label')}
      className="grid h-full min-h-0 grid-cols-[360px_1fr] overflow-auto rounded-lg border border-hairline bg-surface phone:grid-cols-1"
    >
      <div className="flex flex-col gap-form-gap border-r border-hairline p-5 phone:border-r-0 phone:border-b">
        <Field label={t('kind')}>
          <RadioGroup
            appearance="button"
            options={[
              { value: 'barcode', label: t('barcode') },
              { value: 'qr', label: t('qr') },
            ]}
            value={kind}
            onValueChange={setKind}
          />
        </Field>
        {isBarcode ? (
          <>
            <Field label={t('text')} help={t('barcodeHelp')} error={text === '' || isDrawn ? undefined : t('notDrawn')}>
              <Input value={text} maxLength={80} onValueChange={(barcode) => setTexts({ ...texts, barcode })} />
            </Field>
            <Field label={t('format')}>
              <Select options={FORMATS} value={format} onValueChange={(value) => value && setFormat(value)} />
            </Field>
            <div className="grid grid-cols-2 gap-4">
              <Field label={t('barWidth')}>
                <NumberInput
                  min={1}
                  max={8}
                  precision={0}
                  value={bar.width}
                  onValueChange={(width) => setBar({ ...bar, width: width ?? 2 })}
                />
              </Field>
              <Field label={t('height')}>
                <NumberInput
                  min={20}
                  max={400}
                  precision={0}
                  value={bar.height}
                  onValueChange={(height) => setBar({ ...bar, height: height ?? 80 })}
                />
              </Field>
            </div>
            <Field label={t('showText')}>
              <Switch value={showText} onValueChange={setShowText} />
            </Field>
          </>
        ) : (
          <>
            <Field label={t('text')} help={t('qrHelp')} error={text === '' || isDrawn ? undefined : t('tooLong')}>
              <Textarea rows={4} value={text} maxLength={1000} onValueChange={(qr) => setTexts({ ...texts, qr })} />
            </Field>
            <div className="grid grid-cols-2 gap-4">
              <Field label={t('size')}>
                <NumberInput
                  min={60}
                  max={1000}
                  precision={0}
                  value={size}
                  onValueChange={(value) => setSize(value ?? 240)}
                />
              </Field>
              <Field label={t('level')}>
                <Select
                  options={LEVELS.map((value) => ({ value, label: t(value) }))}
                  value={level}
                  onValueChange={(value) => value && setLevel(value)}
                />
              </Field>
            </div>
          </>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('color')}>
            <ColorPicker value={colours.color} onValueChange={(color) => setColours({ ...colours, color })} />
          </Field>
          <Field label={t('background')}>
            <ColorPicker
              value={colours.background}
              onValueChange={(background) => setColours({ ...colours, background })}
            />
          </Field>
        </div>
        {contrastOf(colours.color, colours.background) < LEAST_CONTRAST && (
          <Alert tone="warning">{t('contrast')}</Alert>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Download aria-hidden />}
            disabled={!isDrawn}
            onClick={() => void withPicture((svg) => saveFile({ blob: svgOf(svg), fileName: `${kind}.svg` }))}
          >
            {t('saveSvg')}
          </Button>
          <Button
            icon={<Download aria-hidden />}
            disabled={!isDrawn}
            onClick={() =>
              void withPicture(async (svg) => saveFile({ blob: await pngOf(svg), fileName: `${kind}.png` }))
            }
          >
            {t('savePng')}
          </Button>
          <Button
            icon={<Printer aria-hidden />}
            disabled={!isDrawn}
            onClick={() => printer.print({ content: picture, paper: A4 })}
          >
            {t('print')}
          </Button>
        </div>
        <div
          ref={drawing}
          role="group"
          aria-label={t('preview')}
          className="grid min-h-80 flex-1 place-items-center overflow-auto rounded-md border border-hairline bg-page p-6"
        >
          {picture ?? <Empty title={text === '' ? t('nothing') : isBarcode ? t('notDrawn') : t('tooLong')} />}
        </div>
        {printer.sheet}
      </div>
    </section>
  );
}
