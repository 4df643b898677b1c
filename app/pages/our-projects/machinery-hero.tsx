import { content as mobileCrusher } from '../../content/drawings/mobile-crusher.ts';
import { machinery } from '../../content/our-projects.ts';
import { describeDrawing } from '../../language/describe-drawing.ts';
import { useLanguage } from '../../language/provider.tsx';
import { ResponsivePicture } from '../../media/responsive-picture.tsx';
import { Quantity } from '../../register/say.tsx';
import { Hero } from '../../sections/hero-sheet.tsx';
import { TitleBlock } from '../../sections/title-block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowEnd } from '../../ui/icons.tsx';

export function MachineryHero() {
  const { t, language } = useLanguage();
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
      drawing={<ResponsivePicture of="mobile-crusher" alt={describeDrawing(mobileCrusher, language)} />}
      basis={<p>{t(mobileCrusher.basis)}</p>}
      titleBlock={
        <TitleBlock
          title={t(block.title)}
          subtitle={t(block.subtitle)}
          sheet={mobileCrusher.sheet}
          columns={3}
          rows={[
            { label: t(block.output), value: <Quantity figure={block.outputValue} linked cell /> },
            { label: t(block.recovery), value: <Quantity figure={block.recoveryValue} linked cell /> },
            { label: t(block.saving), value: <Quantity figure={block.savingValue} linked cell /> },
          ]}
        />
      }
    />
  );
}
