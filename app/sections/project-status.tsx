import { type ProjectStatus, statuses } from '../content/status.ts';
import { useLanguage } from '../language/provider.tsx';
import { StatusBadge } from '../ui/badge.tsx';

/** PJ-2: the status of a project or phase. */
export function Status({ of }: { of: ProjectStatus }) {
  const { t } = useLanguage();
  const { label, colour, variant } = statuses[of];
  return (
    <StatusBadge colour={colour} variant={variant}>
      {t(label)}
    </StatusBadge>
  );
}
