import { IconShare } from '@tabler/icons-react';
import { shell } from '../content/shared/shell.ts';
import type { Text } from '../content/text.ts';
import { Enhance } from '../islands/island.tsx';
import { directionOf } from '../language/detect.ts';
import { useLanguage } from '../language/provider.tsx';
import type { ShareProps } from './share-page.ts';

const wordsIn = (t: (text: Text) => string) => {
  const { copied, notCopied, chat } = shell.share;
  return { copied: t(copied), notCopied: t(notCopied), chat: t(chat) };
};

/** Shares the page or copies its address; hidden without scripts. */
export function Share() {
  const { t } = useLanguage();
  return (
    <Enhance name="share" props={wordsIn(t)}>
      <ShareButton />
    </Enhance>
  );
}

/** The same within the planner, for an address that changes with it. */
export function ShareAddress({ address }: { address: string }) {
  const { t } = useLanguage();
  return (
    <Enhance name="share" props={{ address, ...wordsIn(t) }}>
      <ShareButton address={address} />
    </Enhance>
  );
}

/** On a phone a sign alone, but for an address of its own, whose button stands in the text. */
function ShareButton({ address }: Partial<ShareProps>) {
  const { language, t } = useLanguage();
  return (
    <div lang={language} dir={directionOf(language)} className="scripted share print:hidden">
      <button type="button">
        <IconShare size={20} stroke={1.5} aria-hidden="true" />
        <span className={address ? undefined : 'max-[30rem]:sr-only'}>{t(shell.share.label)}</span>
      </button>
      <span role="status" />
    </div>
  );
}
