import { office } from '../../content/office.ts';
import { privacy } from '../../content/privacy.ts';
import { useLanguage } from '../../language/provider.tsx';
import { BalloonNumber } from '../../media/legend.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** PR-1: the way of a message, from the visitor's browser to the person who answers. */
export function MessagePath() {
  const { t } = useLanguage();
  const { messages } = privacy;
  const inSyria = office.legal.messagesInSyria;
  return (
    <section id="messages" className="wrap section border-y border-ink bg-paper-2">
      <SectionHead title={t(messages.title)} note={t(messages.note)} />
      <ol className="mt-12 grid gap-x-(--gap) gap-y-9 sm:grid-cols-3">
        {messages.steps.map((step, index) => (
          <li key={step.title.en} className="border-t-[1.5px] border-ink pt-4">
            <BalloonNumber n={index + 1} solid />
            <h3 className="mt-3.5">{t(step.title)}</h3>
            <p className="mt-2">{t(step.text)}</p>
          </li>
        ))}
      </ol>
      {inSyria && <p className="mt-8">{t(messages.inSyria[inSyria])}</p>}
      <p className="mt-10 w-fit border-2 border-accent bg-white px-5 py-3 font-semibold">{t(messages.warning)}</p>
    </section>
  );
}
