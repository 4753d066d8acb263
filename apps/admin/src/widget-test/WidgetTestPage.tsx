import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { PLATE_COLORS, Plate } from '@smart-admin/ui/plate';
import { Progress } from '@smart-admin/ui/progress';
import { Switch } from '@smart-admin/ui/switch';
import { Tag } from '@smart-admin/ui/tag';
import { Textarea } from '@smart-admin/ui/textarea';
import { toast } from '@smart-admin/ui/toast';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { widgetTestMessages } from './widgetTestMessages.js';

/** Widgets on one page, to try them in the language, theme and size of the person; what one says, the page shows. */
export function WidgetTestPage() {
  const t = useMessages(widgetTestMessages);
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  const [step, setStep] = useState(40);
  const [isOpen, setOpen] = useState(false);
  return (
    <main className="min-h-dvh bg-canvas p-4 text-body text-1">
      <header className="mb-4 flex flex-wrap items-center gap-4">
        <Button asChild variant="text">
          <Link to="/home">{t('home')}</Link>
        </Button>
        <h1 className="m-0 text-16 font-semibold">{t('title')}</h1>
      </header>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(280px,1fr))] gap-4">
        <Part title={t('buttons')}>
          <div className="flex flex-wrap gap-2">
            {(['primary', 'secondary', 'soft', 'ghost', 'danger'] as const).map((variant) => (
              <Button key={variant} variant={variant} onClick={() => toast.success(t('pressed', { name: variant }))}>
                {variant}
              </Button>
            ))}
            <Button disabled>{t('disabled')}</Button>
          </div>
        </Part>
        <Part title={t('inputs')}>
          <Input aria-label={t('text')} placeholder={t('text')} value={text} onValueChange={setText} clearable />
          <Textarea aria-label={t('lines')} placeholder={t('lines')} maxLength={200} showCount />
          <p role="status" className="m-0 text-2">
            {t('typed', { text })}
          </p>
        </Part>
        <Part title={t('states')}>
          <Switch value={isOn} onValueChange={setOn}>
            {isOn ? t('on') : t('off')}
          </Switch>
          <Progress value={step} aria-label={t('progress')} />
          <Button onClick={() => setStep((now) => (now + 20) % 120)}>{t('forward')}</Button>
          <div className="flex flex-wrap gap-2">
            {(['neutral', 'primary', 'success', 'warning', 'danger'] as const).map((tone) => (
              <Tag key={tone} tone={tone}>
                {tone}
              </Tag>
            ))}
          </div>
        </Part>
        <Part title={t('plates')}>
          <div className="flex flex-wrap gap-2">
            {PLATE_COLORS.map((color) => (
              <Plate key={color} value={color === 'green' ? '粤BD12345' : '粤B12345'} color={color} copyable />
            ))}
          </div>
        </Part>
        <Part title={t('dialogs')}>
          <Button onClick={() => setOpen(true)}>{t('openDialog')}</Button>
          <Dialog open={isOpen} onOpenChange={setOpen} title={t('dialogs')}>
            <p>{t('dialogText')}</p>
          </Dialog>
        </Part>
      </div>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4">
      <h2 className="m-0 text-14 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
