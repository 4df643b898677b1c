import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { drawingProps } from '../../drawings/props.ts';
import { Drawing } from '../../drawings/recycling-line/drawing.tsx';
import { content } from '../content/drawings/recycling-line.ts';
import { media } from '../content/media-words.ts';
import { useLanguage } from '../language/provider.tsx';

/**
 * The crushing line with its motion, the one drawing that is part of a page. It runs while it is on screen: the style sheet moves
 * its parts inside `.running` (styles/drawing.css). Stops on request.
 */
export function RunningLine({ onScreen }: { onScreen: boolean }) {
  const { language, t } = useLanguage();
  const [stopped, setStopped] = useState(false);
  const Icon = stopped ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={`relative ${onScreen && !stopped ? 'running' : ''}`}>
      <Drawing {...drawingProps(content, language, 'sheet')} />
      <button
        type="button"
        onClick={() => setStopped(!stopped)}
        className="absolute end-(--edge) bottom-4 flex min-h-11 items-center gap-2 border-[1.5px] border-ink bg-paper px-3 small hover:bg-ink hover:text-paper"
      >
        <Icon size={20} stroke={1.5} aria-hidden="true" />
        {t(stopped ? media.live.play : media.live.pause)}
      </button>
    </div>
  );
}
