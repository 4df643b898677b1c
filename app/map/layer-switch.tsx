import { areas } from '../content/areas.ts';
import { type LanguageSetting, useLanguage } from '../language/provider.tsx';
import { Isolated } from '../ui/bidi.tsx';
import { type FigureLayer, figureLayerIds, figureLayers, layerWords, type Step, usedSteps } from './layers.ts';

/** `areas` shows which areas have figures, the others a figure in three steps. */
const layers = ['areas', ...figureLayerIds] as const;

/** The choice of layer, and its legend. */
export function LayerSwitch() {
  const setting = useLanguage();
  const { t } = setting;
  return (
    <fieldset className="map-layers">
      <legend>{t(areas.layers.name)}</legend>
      <div className="map-layer-choice">
        {layers.map((layer) => (
          <label key={layer}>
            <input
              type="radio"
              name="layer"
              id={`layer-${layer}`}
              value={layer}
              defaultChecked={layer === 'areas'}
              className="appearance-none"
            />
            {t(areas.layers[layer])}
          </label>
        ))}
      </div>
      {layers.map((layer) => (
        <ul key={layer} className={`map-legend of-${layer}`}>
          {layer === 'areas' ? (
            <Entry swatch="" text={t(areas.legend.areas)} />
          ) : (
            usedSteps(layer).map((step) => (
              <Entry key={step} swatch={`${layer}-${step}`} text={stepName(setting, layer, step)} />
            ))
          )}
        </ul>
      ))}
    </fieldset>
  );
}

/** `75% to under 85%`, `10 million tonnes or more`, `No published figure`. */
function stepName({ t, format }: LanguageSetting, layer: FigureLayer, step: Step): string {
  if (step === 0) return t(areas.noFigure);
  const [middle, high] = figureLayers[layer].steps;
  const [from, to] = [layerWords(layer, middle, format), layerWords(layer, high, format)];
  if (step === 3) return t(areas.legend.from, { from: to });
  // Published debris has no lower bound worth naming: its middle step begins at the first tonne.
  if (step === 2 && layer !== 'debris') return t(areas.legend.between, { from, to });
  return t(areas.legend.below, { to: step === 1 ? from : to });
}

function Entry({ swatch, text }: { swatch: string; text: string }) {
  return (
    <li data-computed>
      <i className={`map-swatch ${swatch}`} />
      <Isolated text={text} />
    </li>
  );
}
