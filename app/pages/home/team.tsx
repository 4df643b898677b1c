import { home } from '../../content/home.ts';
import { useLanguage } from '../../language/provider.tsx';
import { Picture } from '../../media/picture.tsx';

/** HO-6. Roles with initials; nobody's name or face is made up. */
export function HomeTeam() {
  const { t } = useLanguage();
  return (
    <section className="wrap section">
      <div className="grid-12 gap-y-10">
        <h2 className="md:col-[1/5]!">{t(home.team.title)}</h2>
        <div className="grid gap-10 md:col-[6/-1]!">
          {home.team.people.map((person) => (
            <article
              key={person.picture}
              className="grid grid-cols-[6rem_1fr] items-start gap-5 border-ink not-first:border-t-[1.5px] not-first:pt-10 sm:grid-cols-[10rem_1fr] sm:items-center sm:gap-10"
            >
              <Picture of={person.picture} view="card" />
              <div>
                <h3>{t(person.position)}</h3>
                <p className="mt-1.5">{t(person.text)}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
