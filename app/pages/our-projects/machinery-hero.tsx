import { content as mobileCrusher } from '../../content/drawings/mobile-crusher.ts';
import { machinery } from '../../content/our-projects.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

export function MachineryHero() {
  const { t, format } = useLanguage();
  const { block } = machinery;
  return (
    <Hero
      breadcrumb={['/', '/our-projects']}
      title={t(machinery.meta.title)}
      lead={t(machinery.lead)}
      action={
        <ButtonLink href="/contact?subject=machinery">
          {t(machinery.contact)}
          <ArrowEnd />
        </ButtonLink>
      }
      drawing={<ResponsivePicture of="mobile-crusher" from="sm" alt={t(mobileCrusher.description)} />}
      basis={<p>{t(mobileCrusher.basis)}</p>}
      titleBlock={
        <TitleBlock
          title={t(block.title)}
          subtitle={t(block.subtitle)}
          sheet={mobileCrusher.sheet}
          columns={5}
          rows={[
            { label: t(block.output), value: format.quantity(block.outputValue, 'tonnePerHour') },
            { label: t(block.recovery), value: format.percent(block.recoveryValue) },
            { label: t(block.saving), value: format.percent(block.savingValue) },
            { label: t(block.basis), value: t(block.basisValue) },
          ]}
        />
      }
    />
  );
}
