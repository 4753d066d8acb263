import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { frameSandbox, safeAddress, safeFrameAddress } from '../../core/kinds/display/safeAddress.js';
import { type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';

/** A link; what is no address that may be opened is its text. */
export function LinkView({ field }: FieldViewProps<'link'>) {
  const address = safeAddress(field.address);
  const text = field.content || field.label || address;
  if (address === '') return <span className="block py-1.5 text-2">{text}</span>;
  return (
    <a
      data-slot="link"
      href={address}
      target={field.target}
      rel="noopener noreferrer"
      className="inline-block py-1.5 text-primary-text hover:underline"
    >
      {text}
    </a>
  );
}

/** A message that stands in the form until somebody closes it. */
export function AlertView({ field }: FieldViewProps<'alert'>) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Alert
      tone={field.tone === 'error' ? 'danger' : field.tone}
      title={field.title || undefined}
      {...(field.closable ? { onClose: () => setClosed(true) } : {})}
    >
      {field.description}
    </Alert>
  );
}

/** A button that opens an address, or prints. */
export function ButtonView({ field }: FieldViewProps<'button'>) {
  const t = useMessages(kindMessages);
  const address = safeAddress(field.address);
  const isPrint = field.action === 'print';
  const act = () => (isPrint ? window.print() : window.open(address, '_blank', 'noopener,noreferrer'));
  return (
    <Button variant={LOOKS[field.look]} disabled={!isPrint && address === ''} onClick={act}>
      {field.content || field.label || (isPrint ? t('print') : address)}
    </Button>
  );
}

const LOOKS = {
  '': 'secondary',
  primary: 'primary',
  success: 'primary',
  info: 'soft',
  warning: 'soft',
  danger: 'danger',
  text: 'text',
} as const;

/** Another page in a frame, if its address may be shown there. */
export function IframeView({ field }: FieldViewProps<'iframe'>) {
  const t = useMessages(kindMessages);
  const address = safeFrameAddress(field.address);
  if (address === '') return <Alert tone="warning">{t('badAddress')}</Alert>;
  return (
    <iframe
      data-slot="embedded-page"
      src={address}
      title={field.label || t('frame')}
      sandbox={frameSandbox(address, window.location.origin)}
      referrerPolicy="no-referrer"
      loading="lazy"
      height={field.height ?? DEFAULT_HEIGHT}
      className="w-full rounded-md border border-hairline bg-surface print:hidden"
    />
  );
}

const DEFAULT_HEIGHT = 300;
