import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { RichText } from '@smart-admin/ui/rich-text';
import { useEffect, useState } from 'react';
import { api } from '../app/api.js';
import { paragraphs } from './composed.js';
import { mailMessages } from './mailMessages.js';
import { type MailDetail } from './mailTypes.js';

/** The text of a mail. Pictures of other servers are shown when somebody asks for them, fetched by our server. */
export function MailText({ mail }: { mail: MailDetail }) {
  const t = useMessages(mailMessages);
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => () => pictures.forEach((url) => URL.revokeObjectURL(url)), [pictures]);
  const html = mail.html === '' ? paragraphs(mail.text) : mail.html;
  const addresses = remoteIn(html);
  const handleShow = async () => {
    setBusy(true);
    const loaded = await Promise.allSettled(
      addresses.map(async (url) => {
        const { blob } = await api.extend.email.picture({ id: mail.id, query: { url } }, { silent: true });
        return [url, URL.createObjectURL(blob)] as const;
      }),
    );
    setPictures(new Map(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))));
    setAsked(true);
    setBusy(false);
  };
  const missing = addresses.length - pictures.size;
  return (
    <>
      {addresses.length > 0 && !isAsked && (
        <Alert tone="info" className="mb-3 print:hidden">
          <span className="flex flex-wrap items-center gap-2">
            {t('picturesBlocked', { count: addresses.length })}
            <Button size="mini" loading={isBusy} onClick={() => void handleShow()}>
              {t('showPictures')}
            </Button>
          </span>
        </Alert>
      )}
      {isAsked && missing > 0 && (
        <Alert tone="warning" className="mb-3 print:hidden">
          {t('picturesMissing', { count: missing })}
        </Alert>
      )}
      {/* colours that a sender chose were chosen for white paper */}
      <div data-mode={mail.html === '' ? undefined : 'light'} className="overflow-x-auto rounded-md bg-surface">
        <RichText html={withPictures(html, pictures)} className={mail.html === '' ? undefined : 'p-3'} />
      </div>
    </>
  );
}

/** Addresses of pictures that stand at other servers. */
function remoteIn(html: string): string[] {
  const images = new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('img[data-remote]');
  return [...new Set([...images].map(({ dataset }) => dataset.remote ?? ''))].slice(0, MOST);
}

function withPictures(html: string, pictures: ReadonlyMap<string, string>): string {
  if (pictures.size === 0) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-remote]')) {
    const url = pictures.get(image.dataset.remote ?? '');
    if (url) image.src = url;
  }
  return page.body.innerHTML;
}

/** Pictures of one mail that are fetched. */
const MOST = 50;
