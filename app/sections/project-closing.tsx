import type { ClosingLink } from '../content/project-content.ts';
import type { Text } from '../content/text.ts';
import { useLanguage } from '../language/provider.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ArrowBack, ArrowEnd } from '../ui/icons.tsx';
import { Closing } from './closing.tsx';

/** The end of a page, with the links its content names; the first is the main one. */
export function ProjectClosing({ question, links }: { question: Text; links: readonly ClosingLink[] }) {
  const { t } = useLanguage();
  return (
    <Closing question={t(question)}>
      {links.map((link, index) => (
        <ButtonLink key={link.to} href={link.to} look={index === 0 ? 'primary' : 'line'}>
          {link.back && <ArrowBack />}
          {t(link.label)}
          {index === 0 && <ArrowEnd />}
        </ButtonLink>
      ))}
    </Closing>
  );
}
