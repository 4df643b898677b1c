import { home } from '../../content/home.ts';
import { office } from '../../content/office.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';

/** HO-6. A name and a face where the office has given them, else the role with initials; nobody is made up. */
export function HomeTeam() {
  const { t } = useLanguage();
  return (
    <section className="wrap section">
      <div className="grid-12 gap-y-10">
        <h2 id="management" className="md:col-[1/5]!">
          {t(home.team.title)}
        </h2>
        <div className="grid gap-10 sm:max-md:grid-cols-2 md:col-[6/-1]!">
          {home.team.people.map(({ of, picture, text }) => {
            const { name, position, portrait } = office.people[of];
            return (
              <article
                key={of}
                className="grid grid-cols-[6rem_1fr] items-start gap-5 border-ink sm:max-md:border-t-[1.5px] sm:max-md:pt-6 md:grid-cols-[10rem_1fr] md:items-center md:gap-10 md:not-first:border-t-[1.5px] md:not-first:pt-10 max-sm:not-first:border-t-[1.5px] max-sm:not-first:pt-10"
              >
                <Picture of={portrait ?? picture} view="card" />
                <div>
                  <h3>{t(name ?? position)}</h3>
                  {name && <p className="small text-ink-2">{t(position)}</p>}
                  <p className="mt-1.5">{t(text)}</p>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
