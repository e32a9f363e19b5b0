export interface Section {
  id: string;
  /** Upper edge in the window, in CSS pixels. */
  top: number;
}

interface View {
  /** Where a section that was jumped to has its upper edge, in CSS pixels from the top of the window. */
  line: number;
  /** Height of the window in CSS pixels. */
  height: number;
  /** The page cannot be scrolled any further. */
  atEnd: boolean;
  /** The section that the page's address points to. */
  addressed: string | undefined;
}

/**
 * The section that is being read: the last one that has reached the line, none above the first. The last ones may never
 * reach it; at the end of the page the one that was asked for counts, if it is in sight, else the very last.
 */
export function activeSection(sections: readonly Section[], view: View): string | undefined {
  const reached = sections.filter(({ top }) => top <= view.line).at(-1);
  if (!view.atEnd) return reached?.id;
  const asked = sections.find(({ id }) => id === view.addressed);
  return asked && asked.top >= (reached?.top ?? 0) && asked.top < view.height ? asked.id : sections.at(-1)?.id;
}
