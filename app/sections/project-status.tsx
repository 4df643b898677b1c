import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { StatusBadge } from '../ui/badge.tsx';

/** PJ-2: the status of a project or phase. @param variants with the variants of PJ-1 and PJ-9 */
export function Status({ of, variants }: { of: ProjectStatus; variants?: boolean | undefined }) {
  const { t } = useLanguage();
  const { label, colour, variant } = statuses[of];
  return (
    <StatusBadge colour={colour} variant={variants ? variant : undefined}>
      {t(label)}
    </StatusBadge>
  );
}
