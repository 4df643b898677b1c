import { IconShare } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import { Island } from '../islands/island.tsx';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import type { ShareProps } from './share-page.ts';

/** Shares the page or copies its address; hidden without scripts. */
export function Share(props: Pick<ShareProps, 'queries'>) {
  const { t } = useLanguage();
  const { copied, notCopied, chat } = shell.share;
  return (
    <Island
      name="share"
      of={ShareButton}
      props={{ ...props, copied: t(copied), notCopied: t(notCopied), chat: t(chat) }}
    />
  );
}

function ShareButton() {
  const { language, t } = useLanguage();
  return (
    <div lang={language} dir={directionOf(language)} className="scripted share print:hidden">
      <button type="button">
        <IconShare size={20} stroke={1.5} aria-hidden="true" />
        <span className="max-[30rem]:sr-only">{t(shell.share.label)}</span>
      </button>
      <span role="status" />
    </div>
  );
}
