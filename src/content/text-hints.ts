import { placeOf, valuesIn } from "./entry";
import { HTML } from "./field-types";
import type { Problem } from "./problem";
import type { DataFile } from "./schemas";

const htmlHint = {
  pattern: HTML,
  what: "Web ukáže HTML tak, jak je napsané.",
  advice: "Značku smažte. Místo zápisu jako &nbsp; nebo &amp; napište sám znak: mezeru, &.",
};

/** Of the addresses at Google Photos only those below /share/ are for everybody. The form asks this, too, before it saves. */
export const privateAlbumHint = {
  pattern: /^https?:\/\/photos\.google\.com(?!\/share\/)(\/|$)/i,
  what: "Toto album se otevře jen tomu, komu patří.",
  advice: "Ve Fotkách Google v albu zvolte Sdílet, vytvořte odkaz a vložte sem ten.",
};

/** A warning for each text that is allowed, although it is hardly what was meant. */
export const textHints = (contents: ReadonlyMap<DataFile, unknown>): Problem[] =>
  [...contents].flatMap(([name, content]) =>
    valuesIn(content).flatMap(({ value, path }) =>
      [htmlHint, privateAlbumHint].flatMap(({ pattern, what, advice }): Problem[] => {
        const [found] = pattern.exec(String(value)) ?? [];
        const place = { file: `data/${name}`, ...placeOf(content, path) };
        return found ? [{ severity: "warning", ...place, what, found, advice }] : [];
      }),
    ),
  );
