interface SectionTop {
  id: string;
  /** In CSS pixels from the top of the viewport. */
  top: number;
}

interface View {
  /** Where the top of a section is after a jump to it, in CSS pixels from the top of the viewport. */
  jumpTop: number;
  /** Height of the viewport in CSS pixels. */
  height: number;
  /** The page cannot be scrolled any further. */
  atEnd: boolean;
  /** The section that the URL's hash points to. */
  target: string | undefined;
}

/**
 * The id of the section that is being read: the last one whose top has been reached, none above the first. The last ones
 * may never get there; at the end of the page the target counts, if it is in the viewport, else the very last.
 */
export function activeSection(sections: readonly SectionTop[], view: View): string | undefined {
  const reached = sections.filter(({ top }) => top <= view.jumpTop).at(-1);
  if (!view.atEnd) return reached?.id;
  const target = sections.find(({ id }) => id === view.target);
  return target && target.top >= (reached?.top ?? 0) && target.top < view.height ? target.id : sections.at(-1)?.id;
}
